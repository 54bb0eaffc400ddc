import type { SavedCard } from '@vitrine/contracts';
import { cardBrand } from '@vitrine/domain';
import { useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { RemoveButton } from '../../../shared/ui/remove-button.tsx';
import styles from './profile-page.module.css';

/** [R7.169, R7.170] The cards that a customer keeps, and the way out of each. */
export function CardSection({ cards: loaded }: { readonly cards: readonly SavedCard[] }) {
  const { labels } = usePage();
  const { t } = labels;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const cards = loaded.filter(({ identifier }) => !removed.includes(identifier));
  const { run, isBusy, failure } = useMutation(async (identifier: string) => {
    const answer = await shopClient().call('deleteCreditCard', { params: { identifier: btoa(identifier) } });
    if (answer.ok) setRemoved((known) => [...known, identifier]);
    return answer;
  });
  return (
    <>
      {cards.length === 0 && <p className={styles['soft']}>{t('mylv_cards_none')}</p>}
      <ul className={styles['list']}>
        {cards.map((card) => (
          <li key={card.identifier} className={styles['row']}>
            <p>
              {cardTitle(card)}
              <span className={styles['until']}>
                {t(card.isExpired ? 'mylv_card_expired' : 'mylv_card_expires', { date: monthOf(card) })}
              </span>
            </p>
            <RemoveButton
              ask={{
                text: t('mylv_card_remove'),
                name: t('mylv_card_remove_named', { card: cardTitle(card) }),
              }}
              sure={{
                text: t('mylv_card_remove_sure'),
                name: t('mylv_card_remove_sure_named', { card: cardTitle(card) }),
              }}
              isBusy={isBusy}
              onRemove={() => void run(card.identifier)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </>
  );
}

/** A number and a date are read from left to right in every language. */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;

const cardTitle = ({ creditCardType, hideContent }: SavedCard): string =>
  `${cardBrand(creditCardType)} ${fromLeft(hideContent)}`;

const monthOf = ({ expiryMonth, expiryYear }: SavedCard): string =>
  fromLeft(`${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`);
