import { accepted, type PaymentOutcome, refused } from '@vitrine/domain';
import type {
  AuthorisationRequest,
  ChallengeStatus,
  CardGateway,
  PaymentNotice,
  WalletGateway,
  WalletRequest,
  WeChatGateway,
  WeChatPrepay,
} from '../gateways/index.ts';

export interface FakeProvider extends CardGateway {
  /** What the next requests for money are answered with; a function may wait, too. */
  answerWith(outcome: PaymentOutcome | (() => Promise<PaymentOutcome>)): void;
  /** Whether the bank asks, and how its challenge stands. */
  challenge(status: ChallengeStatus): void;
  /** Nothing is answered any more but `provider_unavailable`. */
  goDown(isDown: boolean): void;
  /** Answers again as a new provider does: authorised, no challenge, not down. What was recorded stays. */
  reset(): void;
  /** Every request for money, in order. */
  readonly asked: readonly AuthorisationRequest[];
  /** Of each kept card: its token; those that were forgotten. */
  readonly forgotten: readonly string[];
  /** The card that is kept next has this number. */
  useNumber(lastFour: string): void;
  /** For each reference: the amount that was captured in all, and whether it was voided or refunded. */
  readonly captured: ReadonlyMap<string, number>;
  readonly voided: readonly string[];
  readonly refunded: readonly string[];
  /** For each reference: how much of it was given back in all, part by part. */
  readonly partsRefunded: ReadonlyMap<string, number>;
}

/**
 * A provider in memory, for rare events of a real one: lost races, answers and notices. A notice is genuine when its
 * text is the notice as JSON.
 */
export function aFakeProvider(): FakeProvider {
  const asked: AuthorisationRequest[] = [];
  let next = answering('authorised');
  let status: ChallengeStatus = 'none';
  let isDown = false;
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  const basics = fakeBasics(() => isDown);
  const vault = fakeVault(() => isDown);
  return {
    asked,
    answerWith: (outcome) => {
      next = typeof outcome === 'function' ? outcome : answering(outcome);
    },
    challenge: (now) => {
      status = now;
    },
    goDown: (down) => {
      isDown = down;
    },
    reset: () => {
      next = answering('authorised');
      status = 'none';
      isDown = false;
    },
    createCaptureContext: async ({ targetOrigin, card = 'a new card' }) => {
      if (isDown) return unavailable;
      if (vault.forgotten.includes(card)) return refused({ code: 'no_card' });
      const captureContext = `${card} for ${targetOrigin}`;
      return accepted({ captureContext, frameUrl: 'http://127.0.0.1:3001/card-fields' });
    },
    inspectToken: async (token) => {
      if (isDown) return unavailable;
      if (!token.startsWith('token')) return refused({ code: 'invalid_payment_token' });
      return accepted({ brand: 'visa', lastFour: '1111', isBlocked: token.endsWith('blocked') });
    },
    enrol: async ({ token }) => {
      if (isDown) return unavailable;
      if (!token.startsWith('token')) return refused({ code: 'invalid_payment_token' });
      const asks = { acsUrl: 'http://127.0.0.1:3001/acs/challenge', payload: 'see me' };
      const enrolled = status !== 'none';
      return accepted({ transactionId: `of-${token}`, enrolled, ...(enrolled ? asks : {}) });
    },
    challengeStatus: async () => (isDown ? unavailable : accepted(status)),
    authorise: async (request) => {
      asked.push(request);
      const outcome = isDown ? 'unknown' : await next();
      return outcome === 'unknown' ? { outcome } : { outcome, providerRef: `pay-${request.reference}` };
    },
    ...vault,
    ...basics,
  };
}

export interface FakeWallet extends WalletGateway {
  /** How every payment stands from now on; a function may wait, too. */
  answerWith(outcome: PaymentOutcome | (() => Promise<PaymentOutcome>)): void;
  goDown(isDown: boolean): void;
  /** Answers again as a new wallet does: pending, not down. What was recorded stays. */
  reset(): void;
  /** Every page that was opened, and every reference that was asked about. */
  readonly opened: readonly WalletRequest[];
  readonly asked: readonly string[];
  readonly captured: ReadonlyMap<string, number>;
  readonly voided: readonly string[];
  readonly refunded: readonly string[];
  /** For each reference: how much of it was given back in all, part by part. */
  readonly partsRefunded: ReadonlyMap<string, number>;
}

/** A wallet in memory; its notices are genuine as the fake provider's are. */
export function aFakeWallet(): FakeWallet {
  const opened: WalletRequest[] = [];
  const asked: string[] = [];
  let next = answering('pending');
  let isDown = false;
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  const basics = fakeBasics(() => isDown);
  return {
    opened,
    asked,
    answerWith: (outcome) => {
      next = typeof outcome === 'function' ? outcome : answering(outcome);
    },
    goDown: (down) => {
      isDown = down;
    },
    reset: () => {
      next = answering('pending');
      isDown = false;
    },
    open: async (request) => {
      if (isDown) return unavailable;
      opened.push(request);
      return accepted({ redirectUrl: `http://127.0.0.1:3001/wallet?payment=${request.reference}` });
    },
    readResult: async (text) => accepted(text.startsWith('{') ? JSON.parse(text) : undefined),
    statusOf: async (reference) => {
      asked.push(reference);
      const outcome = isDown ? 'unknown' : await next();
      return outcome === 'unknown' ? { outcome } : { outcome, providerRef: `wallet-${reference}` };
    },
    ...basics,
  };
}

/** The cards that a fake provider keeps; each is the one of the number that is typed last. */
function fakeVault(isDown: () => boolean) {
  const forgotten: string[] = [];
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  let number = '1111';
  return {
    forgotten,
    useNumber: (lastFour: string) => {
      number = lastFour;
    },
    keepCard: async (reference: string) => {
      if (isDown()) return unavailable;
      const facts = { fingerprint: `of-${number}`, brand: 'visa', lastFour: number };
      return accepted({ token: `kept-${reference}`, ...facts, expiryYear: 2030, expiryMonth: 12 });
    },
    forgetCard: async (token: string) => {
      if (isDown()) return unavailable;
      forgotten.push(token);
      return accepted(undefined);
    },
  };
}

/** What every fake does in the same way. A captured payment can only be refunded. */
export function fakeBasics(isDown: () => boolean) {
  const captured = new Map<string, number>();
  const voided: string[] = [];
  const refunded: string[] = [];
  const partsRefunded = new Map<string, number>();
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  return {
    captured,
    partsRefunded,
    voided,
    refunded,
    capture: async (reference: string, amount: number) => {
      if (isDown()) return unavailable;
      if (voided.includes(reference)) return refused({ code: 'not_captured' } as const);
      captured.set(reference, Math.max(amount, captured.get(reference) ?? 0));
      return accepted(undefined);
    },
    voidPayment: async (reference: string) => {
      if (isDown()) return unavailable;
      if (captured.has(reference)) return refused({ code: 'already_captured' } as const);
      voided.push(reference);
      return accepted(undefined);
    },
    refund: async (reference: string) => {
      if (isDown()) return unavailable;
      refunded.push(reference);
      return accepted(undefined);
    },
    refundPart: async (reference: string, amount: number) => {
      if (isDown() || (captured.get(reference) ?? 0) < amount) return unavailable;
      partsRefunded.set(reference, Math.max(amount, partsRefunded.get(reference) ?? 0));
      return accepted(undefined);
    },
    readNotice: async (text: string) => accepted(text.startsWith('{') ? noticeOf(text) : undefined),
  };
}

/** An answer that is always the same. */
export function answering(outcome: PaymentOutcome): () => Promise<PaymentOutcome> {
  return async () => outcome;
}

/** The text by which the fake provider tells something. */
export function noticeText(notice: PaymentNotice): string {
  return JSON.stringify(notice);
}

function noticeOf(text: string): PaymentNotice {
  const notice: PaymentNotice = JSON.parse(text);
  return notice;
}

export interface FakeWeChat extends WeChatGateway {
  /** Every payment that was prepared. */
  readonly prepaid: readonly WeChatPrepay[];
  goDown(isDown: boolean): void;
}

/** WeChat in memory: each code that begins with `code` is good once. */
export function aFakeWeChat(): FakeWeChat {
  const prepaid: WeChatPrepay[] = [];
  let isDown = false;
  const unavailable = refused({ code: 'provider_unavailable' } as const);
  return {
    prepaid,
    goDown: (down) => {
      isDown = down;
    },
    openSignIn: async ({ returnUrl }) =>
      isDown ? unavailable : accepted({ redirectUrl: `http://127.0.0.1:3002/wechat?to=${returnUrl}` }),
    prepay: async (request) => {
      if (isDown) return unavailable;
      const { code, amount } = request;
      if (!code.startsWith('code') || prepaid.some((known) => known.code === code))
        return refused({ code: 'wrong_code' });
      prepaid.push(request);
      const signed = { signType: 'ES256', paySign: `for ${amount}` };
      return accepted({
        openid: `openid-of-${code}`,
        bridge: { appId: 'app', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', ...signed },
      });
    },
  };
}
