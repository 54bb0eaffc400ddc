import { GIFT_MESSAGE_LIMITS } from '@vitrine/domain';
import { useId } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './gift-choice.module.css';
import type { GiftHandle, GiftOutcome } from './use-gift.ts';

interface GiftChoiceProps {
  readonly gift: GiftHandle;
}

/** [R2.002] Whether the bag is a gift: wrapped, and with words on a card. */
export function GiftChoice({ gift }: GiftChoiceProps) {
  const t = useLabels();
  const title = useId();
  const isHydrated = useIsHydrated();
  return (
    <section className={styles['gift']} aria-labelledby={title} aria-busy={gift.isBusy}>
      <h2 id={title} className={styles['title']}>
        {t('cart_gift_title')}
      </h2>
      <label className={styles['wrap']}>
        <input
          type="checkbox"
          checked={gift.isWrapped}
          disabled={!isHydrated}
          onChange={({ target }) => gift.tick({ isWrapped: target.checked })}
        />
        <span>{t('cart_gift_wrap')}</span>
      </label>
      <label className={styles['wrap']}>
        <input
          type="checkbox"
          checked={gift.wantsReceipt}
          disabled={!isHydrated}
          onChange={({ target }) => gift.tick({ wantsReceipt: target.checked })}
        />
        <span>{t('cart_gift_receipt')}</span>
      </label>
      <GiftCard gift={gift} />
    </section>
  );
}

/** The words are kept when the field is left; the button is for who looks for one. */
function GiftCard({ gift }: GiftChoiceProps) {
  const { labels } = usePage();
  const { t } = labels;
  const id = useId();
  const { told, words, isKept, setField, type, keepWords } = gift;
  const isAtFault = told !== undefined && told !== 'saved';
  return (
    <form
      className={styles['card']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keepWords();
      }}
    >
      <label htmlFor={id} className={styles['label']}>
        {t('cart_gift_card')}
      </label>
      <textarea
        ref={setField}
        id={id}
        name="message"
        dir="auto"
        rows={3}
        value={words}
        className={styles['words']}
        aria-describedby={`${id}-note`}
        aria-invalid={isAtFault}
        onChange={({ target }) => type(target.value)}
        onBlur={() => void keepWords()}
      />
      <p id={`${id}-note`} className={isAtFault ? styles['fault'] : styles['note']} aria-live="polite">
        {noteOf(told, labels)}
      </p>
      {/* It stays once the words are kept: what stands below it must not move while it is pressed. */}
      {(told !== undefined || !isKept) && (
        <Button look="outline" type="submit">
          {t('cart_gift_save')}
        </Button>
      )}
    </form>
  );
}

function noteOf(told: GiftOutcome | undefined, labels: Labels): string {
  const { characters: max } = GIFT_MESSAGE_LIMITS;
  if (told === 'saved') return labels.t('cart_gift_saved');
  if (told === 'fault') return labels.t('cart_gift_fault', { max });
  return told === undefined ? labels.t('cart_gift_card_note', { max }) : failureText(told, labels);
}
