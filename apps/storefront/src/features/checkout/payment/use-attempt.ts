import type { AnswerOf, PostalAddress } from '@vitrine/contracts';
import { CHECKOUT_CHANNEL_HEADER } from '@vitrine/domain';
import { createContext, useContext, useReducer, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { reasonOfRefusal } from './error-reason.ts';
import { mayPlace, nextPlacing, type Placing, type PlacingEnd } from './placing.ts';

/** [R6.007] How the order at hand is taken, as the services said when it was loaded; they decide again at the commit. */
export const ChannelContext = createContext('WEB');

/** What names one attempt to commit, and the channel. */
export type AttemptHeaders = Readonly<Record<string, string>>;
type Pay = (headers: AttemptHeaders) => Promise<PlacingEnd>;

/** What every means shares: one attempt at a time, its key, and the page that comes after it. */
export function useAttempt(first: Placing) {
  const { labels } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const pathTo = useCheckoutPath();
  const [placing, tell] = useReducer(nextPlacing, first);
  // Kept over an attempt whose outcome is unknown, so that trying again cannot order twice.
  const idempotencyKey = useRef('');

  const follow = async (end: PlacingEnd) => {
    if (end.type === 'faulted') {
      tell(end);
      return;
    }
    if (end.type === 'refused') {
      await explain(end);
      return;
    }
    tell({ type: 'left' });
    if (end.type === 'leave') location.assign(end.url);
    else await navigate(end.type === 'go' ? pathOf(end.url) : pathTo('/checkout/confirmation'));
  };

  const explain = async ({ by, failure }: Extract<PlacingEnd, { type: 'refused' }>) => {
    const reason = by === 'commit' ? reasonOfRefusal(failure.errorCode) : undefined;
    if (failure.kind === 'status' && failure.status < SERVER_FAULT) idempotencyKey.current = '';
    tell({ type: 'faulted', fault: { text: failureText(failure, labels) } });
    if (reason) await navigate(pathTo(`/checkout/error?reason=${reason}`));
    // The checkout asks, and comes back here.
    else if (failure.errorCode === 'age_unconfirmed') await navigate(pathTo('/checkout'));
    // The order may have gone further than the answer: its own state says which page is next.
    else if (by === 'commit' || failure.errorCode === 'no_current_order') await revalidate();
  };

  const channel = useContext(ChannelContext);
  const { run } = useMutation(async (pay: Pay) => {
    tell({ type: 'placed-pressed' });
    idempotencyKey.current ||= newIdempotencyKey();
    await follow(
      await pay({ 'Idempotency-Key': idempotencyKey.current, [CHECKOUT_CHANNEL_HEADER]: channel }),
    );
    return undefined;
  });
  const place = async (pay: Pay) => {
    if (mayPlace(placing)) await run(pay);
  };

  return { placing, tell, place };
}

const SERVER_FAULT = 500;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Whom the bill is made out to; the address book is not touched. */
export function saveBilling(billingAddress: PostalAddress): Promise<CallResult<unknown>> {
  return shopClient().call('setBillingAddress', { body: { billingAddress, mainAddress: false } });
}

export function commitOrder(headers: AttemptHeaders): Promise<CallResult<AnswerOf<'commitOrder'>>> {
  return shopClient().call('commitOrder', { body: { consents: { termsOfSale: true } }, headers });
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` would need a secure context. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
