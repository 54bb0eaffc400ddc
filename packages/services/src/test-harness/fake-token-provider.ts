import { accepted, type PaymentOutcome, refused } from '@vitrine/domain';
import type {
  ApplePayGateway,
  AuthorisationAnswer,
  GiftCardGateway,
  TransferGateway,
} from '../gateways/index.ts';
import { answering, fakeBasics } from './fake-payment-gateway.ts';

export interface FakeTokenProvider extends GiftCardGateway, ApplePayGateway, TransferGateway {
  /** What the next requests for money are answered with; a function may wait, too. */
  answerWith(outcome: PaymentOutcome | (() => Promise<PaymentOutcome>)): void;
  /** What is left on every gift card, minor units. */
  putBalance(balance: number, currency?: string): void;
  goDown(isDown: boolean): void;
  /** Answers again as a new provider does: authorised, not down. What was recorded stays. */
  reset(): void;
  /** The reference of every request for money, in order. */
  readonly asked: readonly string[];
  /** What every transfer is to be called. */
  readonly texts: readonly string[];
  readonly captured: ReadonlyMap<string, number>;
  readonly voided: readonly string[];
  readonly refunded: readonly string[];
}

/** What Apple Pay's sheet gives is JSON; a test may say `token`. */
const isOfSheet = (token: string): boolean => token.startsWith('token') || token.includes('"data"');
const RICH = 100_000_000;

/** The provider of gift cards, Apple Pay and transfers, in memory; its notices are genuine as the fake provider's are. */
export function aFakeTokenProvider(): FakeTokenProvider {
  const asked: string[] = [];
  const texts: string[] = [];
  let next = answering('authorised');
  let isDown = false;
  let left = { balance: RICH, currency: 'USD' };
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  const ask = async (reference: string): Promise<AuthorisationAnswer> => {
    asked.push(reference);
    const outcome = isDown ? 'unknown' : await next();
    return outcome === 'unknown' ? { outcome } : { outcome, providerRef: `token-${reference}` };
  };
  const cardOf = (token: string) => ({ token, lastFour: '0011', ...left });
  return {
    asked,
    texts,
    answerWith: (outcome) => {
      next = typeof outcome === 'function' ? outcome : answering(outcome);
    },
    putBalance: (balance, currency = 'USD') => {
      left = { balance, currency };
    },
    goDown: (down) => {
      isDown = down;
    },
    reset: () => {
      next = answering('authorised');
      isDown = false;
      left = { balance: RICH, currency: 'USD' };
    },
    check: async ({ number, pin }) => {
      if (isDown) return unavailable;
      if (pin !== '1234') return refused({ code: 'gift_card_refused' });
      return left.balance > 0 ? accepted(cardOf(`token-of-${number}`)) : refused({ code: 'gift_card_empty' });
    },
    inspectToken: async (token) => {
      if (isDown) return unavailable;
      return token.startsWith('token') ? accepted(cardOf(token)) : refused({ code: 'invalid_payment_token' });
    },
    inspectSheetToken: async (token) => {
      if (isDown) return unavailable;
      return isOfSheet(token) ? accepted(undefined) : refused({ code: 'invalid_payment_token' });
    },
    openSession: async ({ validationUrl, domain }) => {
      if (isDown) return unavailable;
      return validationUrl.startsWith('https://apple-pay-gateway.apple.com/')
        ? accepted({ domainName: domain })
        : refused({ code: 'foreign_address' });
    },
    authorise: async ({ reference }) => ask(reference),
    expect: async ({ reference, text }) => {
      texts.push(text);
      return ask(reference);
    },
    ...fakeBasics(() => isDown),
  };
}
