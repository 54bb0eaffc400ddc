import type { PostalAddress } from '@vitrine/contracts';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { refusalCode } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { browserFacts } from './browser-facts.ts';
import { reasonOfRefusal } from './error-reason.ts';
import type { CardFailureCode } from './frame-message.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type PaymentCalls, placeOrder, type PlacingEnd } from './place-order.ts';
import { mayPlace, nextPlacing, OPENING, type PlacingFault } from './placing.ts';
import { useCardFrame } from './use-card-frame.ts';

const CARD_FAULTS = {
  invalid: { key: 'checkout_card_invalid' },
  unavailable: { key: 'checkout_error_provider_unavailable' },
  expired: { key: 'checkout_card_expired' },
} as const satisfies Record<CardFailureCode, PlacingFault>;

/** Everything that happens between the card fields and the next page. */
export function usePlacing(onSubmitAsked: () => void) {
  const { labels } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const pathTo = useCheckoutPath();
  const [placing, tell] = useReducer(nextPlacing, OPENING);
  const { frameRef, view, open, tokenise } = useCardFrame({
    onReady: () => tell({ type: 'frame-ready' }),
    onFailed: () => tell({ type: 'frame-failed' }),
    onSubmitAsked,
  });
  // Kept over an attempt whose outcome is unknown, so that trying again cannot order twice.
  const idempotencyKey = useRef('');
  useEffect(() => void open(), [open]);

  const reopen = () => {
    tell({ type: 'frame-asked' });
    void open();
  };

  const follow = async (end: PlacingEnd) => {
    if (end.type === 'card-failed') {
      tell({ type: 'faulted', fault: CARD_FAULTS[end.code] });
      if (end.code === 'expired') reopen();
      return;
    }
    if (end.type === 'refused') {
      await explain(end);
      return;
    }
    tell({ type: 'left' });
    await navigate(end.type === 'go' ? pathOf(end.url) : pathTo('/checkout/confirmation'));
  };

  const explain = async ({ by, failure }: Extract<PlacingEnd, { type: 'refused' }>) => {
    const reason = by === 'commit' ? reasonOfRefusal(refusalCode(failure)) : undefined;
    if (failure.kind === 'status' && failure.status < SERVER_FAULT) idempotencyKey.current = '';
    tell({ type: 'faulted', fault: { text: failureText(failure, labels) } });
    if (reason) await navigate(pathTo(`/checkout/error?reason=${reason}`));
    // The order may have gone further than the answer: its own state says which page is next.
    else if (by === 'commit') await revalidate();
  };

  const place = async (billingAddress: PostalAddress) => {
    if (!mayPlace(placing)) return;
    tell({ type: 'placed-pressed' });
    idempotencyKey.current ||= newIdempotencyKey();
    const calls = paymentCalls(tokenise, billingAddress, idempotencyKey.current);
    await follow(await placeOrder(calls, location.origin));
  };

  return { placing, tell, frameRef, view, place, reopen };
}

const SERVER_FAULT = 500;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** The shop's calls as one press on Place order makes them. */
function paymentCalls(
  tokenise: PaymentCalls['tokenise'],
  billingAddress: PostalAddress,
  idempotencyKey: string,
): PaymentCalls {
  const { call } = shopClient();
  return {
    tokenise,
    saveBilling: () => call('setBillingAddress', { body: { billingAddress, mainAddress: false } }),
    enrol: (token) => call('testEnroll', { body: { token, browser: browserFacts() } }),
    apply: (token, transactionId) =>
      call('applyPayment', { params: { method: 'creditCard' }, body: { token, transactionId } }),
    commit: () =>
      call('commitOrder', {
        body: { consents: { termsOfSale: true } },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
  };
}
