import { NEW_CARD, SAVED_CARDS_LIMIT } from '@vitrine/domain';
import { type Dispatch, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useLabels } from '../../../../../shared/page/page.tsx';
import paymentStyles from '../../payment-step.module.css';
import { isBusy, type Placing } from '../../placing.ts';
import type { PaymentProps } from '../payment-means.ts';
import type { CardChoice, CardChoiceEvent } from './card-choice.ts';
import { SavedCards } from './saved-cards.tsx';
import styles from './saved-cards.module.css';

interface CardPanelProps {
  readonly savedCards: PaymentProps['savedCards'];
  readonly choice: CardChoice;
  readonly onChange: Dispatch<CardChoiceEvent>;
  readonly placing: Placing;
  readonly keepRef: RefObject<HTMLInputElement | null>;
  /** The provider's fields. */
  readonly children: ReactNode;
}

/** The card that pays: one that is kept, or a new one, which a customer may keep. */
export function CardPanel({ savedCards, choice, onChange, placing, keepRef, children }: CardPanelProps) {
  const t = useLabels();
  const busy = isBusy(placing);
  const section = useRef<HTMLElement>(null);
  const title = useId();
  /** What was pressed may be gone: the keyboard goes on from here. */
  const change = (event: CardChoiceEvent) => {
    onChange(event);
    if (event.type !== 'chosen') section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} className={paymentStyles['part']} aria-labelledby={title}>
      <h2 id={title}>{t('checkout_card_title')}</h2>
      {choice.cards.length > 0 && <SavedCards choice={choice} isBusy={busy} onChange={change} />}
      {children}
      {savedCards !== undefined && choice.chosen === NEW_CARD && (
        <KeepCard ref={keepRef} mayKeepMore={mayKeep(savedCards, choice)} isBusy={busy} />
      )}
    </section>
  );
}

/** Cards that were removed meanwhile make room. */
function mayKeep(
  { creditCards, mayKeepMore }: NonNullable<PaymentProps['savedCards']>,
  { cards }: CardChoice,
): boolean {
  return mayKeepMore || cards.length < creditCards.length;
}

interface KeepCardProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Whether another card finds a place. */
  readonly mayKeepMore: boolean;
  readonly isBusy: boolean;
}

/** [R6.014] Whether the card that is entered is kept for the next purchase; a guest is not asked. */
function KeepCard({ ref, mayKeepMore, isBusy: busy }: KeepCardProps) {
  const t = useLabels();
  const hint = useId();
  return (
    <label className={styles['keep']}>
      <input
        ref={ref}
        type="checkbox"
        name="copyToProfile"
        disabled={busy || !mayKeepMore}
        aria-describedby={hint}
      />
      <span>{t('checkout_card_save')}</span>
      <small id={hint}>
        {mayKeepMore
          ? t('checkout_card_save_hint')
          : t('checkout_card_save_full', { max: String(SAVED_CARDS_LIMIT) })}
      </small>
    </label>
  );
}
