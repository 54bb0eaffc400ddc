import type { SavedCard } from '@vitrine/contracts';
import { cardBrand, cardRemoval, NEW_CARD } from '@vitrine/domain';
import { type Dispatch, useId } from 'react';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useMutation } from '../../../../../shared/forms/use-mutation.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { RemoveButton } from '../../../../../shared/ui/remove-button.tsx';
import type { CardChoice, CardChoiceEvent } from './card-choice.ts';
import styles from './saved-cards.module.css';

interface SavedCardsProps {
  readonly choice: CardChoice;
  readonly isBusy: boolean;
  readonly onChange: Dispatch<CardChoiceEvent>;
}

/** [R3.026, R7.170] The cards that the customer keeps, the one that is being entered, and the way out of each. */
export function SavedCards({ choice, isBusy, onChange }: SavedCardsProps) {
  const t = useLabels();
  const name = useId();
  const { cards, isEntering, chosen } = choice;
  const {
    run: remove,
    isBusy: isRemoving,
    failure,
  } = useMutation(async (identifier: string) => {
    const asksFor = cardRemoval(identifier);
    if (asksFor === 'none') return undefined;
    if (asksFor === 'local') {
      onChange({ type: 'removed', identifier });
      return undefined;
    }
    const params = { identifier: btoa(identifier) };
    const removed = await shopClient().call('deleteCreditCard', { params });
    if (removed.ok) onChange({ type: 'removed', identifier });
    return removed;
  });
  const row = (identifier: string) => ({
    name,
    isChosen: identifier === chosen,
    onChoose: () => onChange({ type: 'chosen', identifier }),
    onRemove: () => void remove(identifier),
  });

  return (
    <fieldset className={styles['cards']} disabled={isBusy || isRemoving}>
      <legend>{t('checkout_cards_title')}</legend>
      {cards.map((card) => (
        <KeptCardRow key={card.identifier} card={card} {...row(card.identifier)} />
      ))}
      {isEntering ? (
        <CardRow title={t('checkout_card_new')} {...row(NEW_CARD)} />
      ) : (
        <Button look="text" className={styles['other']} onClick={() => onChange({ type: 'entered' })}>
          {t('checkout_card_other')}
        </Button>
      )}
      <p role="alert" className={styles['fault']}>
        {failure && t('error_generic')}
      </p>
    </fieldset>
  );
}

interface RowProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function KeptCardRow({ card, ...row }: RowProps & { readonly card: SavedCard }) {
  const t = useLabels();
  const { creditCardType, hideContent, expiryMonth, expiryYear, isExpired } = card;
  const date = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
  // A number and a date are read from left to right in every language.
  const title = `${cardBrand(creditCardType)} \u2066${hideContent}\u2069`;
  const until = t(isExpired ? 'checkout_card_expired_on' : 'checkout_card_expires', {
    date: `\u2066${date}\u2069`,
  });
  return <CardRow title={title} until={until} isExpired={isExpired} {...row} />;
}

interface CardRowProps extends RowProps {
  readonly title: string;
  readonly until?: string;
  readonly isExpired?: boolean;
}

function CardRow({ title, until, isExpired = false, name, isChosen, onChoose, onRemove }: CardRowProps) {
  const t = useLabels();
  const ask = { text: t('checkout_card_remove'), name: t('checkout_card_remove_named', { card: title }) };
  return (
    <div className={styles['row']}>
      <label className={styles['card']} data-expired={isExpired}>
        <input type="radio" name={name} checked={isChosen} disabled={isExpired} onChange={onChoose} />
        <span className={styles['title']}>{title}</span>
        {until !== undefined && <span className={styles['until']}>{until}</span>}
      </label>
      {until === undefined ? (
        // The card that is being entered has nothing to lose.
        <Button look="text" aria-label={ask.name} onClick={onRemove}>
          {ask.text}
        </Button>
      ) : (
        <RemoveButton
          ask={ask}
          sure={{
            text: t('checkout_card_remove_sure'),
            name: t('checkout_card_remove_sure_named', { card: title }),
          }}
          onRemove={onRemove}
        />
      )}
    </div>
  );
}
