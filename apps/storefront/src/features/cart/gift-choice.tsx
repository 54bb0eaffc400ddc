import type { CartBody, GiftBody } from '@vitrine/contracts';
import { GIFT_MESSAGE_LIMITS, giftWords, isWritable } from '@vitrine/domain';
import { useId, useState } from 'react';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { setGift } from './bag-actions.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './gift-choice.module.css';
import { type OnCartChanged, useCartChange } from './use-cart-change.ts';

interface GiftChoiceProps {
  readonly gift: CartBody['gift'];
  readonly onChanged: OnCartChanged;
}

/** [R2.002] Whether the bag is a gift: wrapped, and with words on a card. */
export function GiftChoice({ gift, onChanged }: GiftChoiceProps) {
  const t = useLabels();
  const title = useId();
  const isHydrated = useIsHydrated();
  const { change, isBusy } = useCartChange(onChanged);
  const kept = gift?.message ?? '';
  // As it was pressed, until the answer is there.
  const [pressed, setPressed] = useState<boolean>();
  const isWrapped = pressed ?? gift?.isWrapped ?? false;
  const keep = async (next: GiftBody) => change(() => setGift(next));
  const wrap = async (wanted: boolean) => {
    setPressed(wanted);
    await keep({ isWrapped: wanted, message: kept });
    setPressed(undefined);
  };
  return (
    <section className={styles['gift']} aria-labelledby={title} aria-busy={isBusy}>
      <h2 id={title} className={styles['title']}>
        {t('cart_gift_title')}
      </h2>
      <label className={styles['wrap']}>
        <input
          type="checkbox"
          checked={isWrapped}
          disabled={!isHydrated || isBusy}
          onChange={({ target }) => void wrap(target.checked)}
        />
        <span>{t('cart_gift_wrap')}</span>
      </label>
      <GiftCard kept={kept} isBusy={isBusy} onKeep={async (message) => keep({ isWrapped, message })} />
    </section>
  );
}

interface GiftCardProps {
  /** As it was kept last. */
  readonly kept: string;
  readonly isBusy: boolean;
  /** Answers whether it was kept. */
  readonly onKeep: (message: string) => Promise<boolean>;
}

function GiftCard({ kept, isBusy, onKeep }: GiftCardProps) {
  const t = useLabels();
  const id = useId();
  const [text, setText] = useState(kept);
  const [told, setTold] = useState<'saved' | 'fault'>();
  const { characters: max } = GIFT_MESSAGE_LIMITS;
  const save = async () => {
    const isFine = isWritable(giftWords(text));
    const isKept = isFine && (await onKeep(text));
    setTold(isKept ? 'saved' : isFine ? undefined : 'fault');
  };
  return (
    <form
      className={styles['card']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className={styles['label']}>
        {t('cart_gift_card')}
      </label>
      <textarea
        id={id}
        name="message"
        dir="auto"
        rows={3}
        value={text}
        className={styles['words']}
        aria-describedby={`${id}-note`}
        aria-invalid={told === 'fault'}
        onChange={({ target }) => {
          setText(target.value);
          setTold(undefined);
        }}
      />
      <p id={`${id}-note`} className={told === 'fault' ? styles['fault'] : styles['note']} aria-live="polite">
        {told === 'saved'
          ? t('cart_gift_saved')
          : t(told === 'fault' ? 'cart_gift_fault' : 'cart_gift_card_note', { max })}
      </p>
      {giftWords(text) !== kept && (
        <Button look="outline" type="submit" disabled={isBusy}>
          {t('cart_gift_save')}
        </Button>
      )}
    </form>
  );
}
