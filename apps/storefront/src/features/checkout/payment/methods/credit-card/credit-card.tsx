import type { PostalAddress } from '@vitrine/contracts';
import { NEW_CARD } from '@vitrine/domain';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { OPENING, type PlacingEnd, type PlacingFault } from '../../placing.ts';
import { type AttemptHeaders, commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import { type PaymentMeansView, type PaymentProps, type PaymentView, shareOfDue } from '../payment-means.ts';
import { browserFacts } from './browser-facts.ts';
import { firstChoice, nextChoice } from './card-choice.ts';
import { CardFields } from './card-fields.tsx';
import { CardPanel } from './card-panel.tsx';
import type { CardFailureCode } from './frame-message.ts';
import { payByCard } from './pay-by-card.ts';
import { useCardFrame } from './use-card-frame.ts';

/** [R7.123, R7.117, R7.118] The card, typed into the provider's own fields. */
export const CREDIT_CARD: PaymentMeansView = {
  title: 'checkout_means_card',
  note: 'checkout_place_note',
  Payment: CardPayment,
};

const CARD_FAULTS = {
  invalid: { key: 'checkout_card_invalid' },
  unavailable: { key: 'checkout_error_provider_unavailable' },
  expired: { key: 'checkout_card_expired' },
} as const satisfies Record<CardFailureCode, PlacingFault>;

function CardPayment({ children, ...props }: PaymentProps) {
  return children(useCard(props));
}

function useCard({ onSubmitAsked, savedCards, due }: Omit<PaymentProps, 'children'>): PaymentView {
  const attempt = useAttempt(OPENING);
  const { placing, tell } = attempt;
  const [choice, choose] = useReducer(nextChoice, savedCards?.creditCards ?? [], firstChoice);
  const keptCard = choice.chosen === NEW_CARD ? undefined : choice.chosen;
  const { frameRef, view, open, tokenise } = useCardFrame({
    onReady: () => tell({ type: 'frame-ready' }),
    onFailed: () => tell({ type: 'frame-failed' }),
    onSubmitAsked,
  });
  const isExpired = useRef(false);
  const keep = useRef<HTMLInputElement>(null);

  const reopen = useCallback(() => {
    tell({ type: 'frame-asked' });
    void open(keptCard);
  }, [tell, open, keptCard]);
  useEffect(reopen, [reopen]);

  const pay = async (billing: PostalAddress, headers: AttemptHeaders): Promise<PlacingEnd> => {
    const { call } = shopClient();
    // [R6.014] A guest has no such field.
    const copyToProfile = keep.current === null ? {} : { copyToProfile: keep.current.checked };
    const share = shareOfDue(due);
    const calls = {
      tokenise,
      saveBilling: () => saveBilling(billing),
      enrol: (token: string) => call('testEnroll', { body: { token, browser: browserFacts(), ...share } }),
      apply: (token: string, transactionId: string) =>
        call('applyPayment', {
          params: { method: 'creditCard' },
          body: { token, transactionId, ...copyToProfile, ...share },
        }),
      commit: () => commitOrder(headers),
    };
    const end = await payByCard(calls, location.origin);
    if (end.type !== 'card-failed') return end;
    isExpired.current = end.code === 'expired';
    return { type: 'faulted', fault: CARD_FAULTS[end.code] };
  };

  const place = async (billing: PostalAddress) => {
    await attempt.place((headers) => pay(billing, headers));
    if (isExpired.current) reopen();
    isExpired.current = false;
  };

  const panel = (
    <CardPanel {...{ savedCards, choice, placing }} onChange={choose} keepRef={keep}>
      <CardFields
        intro={keptCard === undefined ? 'checkout_card_intro' : 'checkout_card_code_intro'}
        {...{ placing, frameRef, view }}
        onRetry={reopen}
      />
    </CardPanel>
  );
  return { placing, tell, place, panel };
}
