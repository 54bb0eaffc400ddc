import type { PageMethod, PaymentOutcome, Result } from '@vitrine/domain';

/** The provider was down, slow, or said what made no sense: nothing is known. */
export interface ProviderUnavailable {
  readonly code: 'provider_unavailable';
}
export interface InvalidPaymentToken {
  readonly code: 'invalid_payment_token';
}

/** The provider will not take so much, now or later. */
interface NotCaptured {
  readonly code: 'not_captured';
}
/** Money was taken: it can be refunded only. */
interface AlreadyCaptured {
  readonly code: 'already_captured';
}

/** A provider that takes money for a token of its own at once. */
export interface TokenGateway extends ProviderGateway {
  /** `unknown` where nothing sure came back in time: ask again with the same reference. */
  readonly authorise: (request: AuthorisationRequest) => Promise<AuthorisationAnswer>;
}

/** What may be known of a card: never its number or security code. */
interface CardOnFile {
  readonly brand: string;
  readonly lastFour: string;
  /** The bank has blocked the card: it would be refused later in any case. */
  readonly isBlocked: boolean;
}

interface CaptureContext {
  readonly captureContext: string;
  readonly frameUrl: string;
}

interface EnrolmentRequest {
  readonly token: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** Where the bank's page leads the browser back to. */
  readonly returnUrl: string;
}
export interface Enrolment {
  readonly transactionId: string;
  readonly enrolled: boolean;
  readonly acsUrl?: string;
  readonly payload?: string;
}

/** How a bank's challenge stands; `none`: there was none to pass; `cancelled`: the shopper gave it up at the bank. */
export type ChallengeStatus = 'none' | 'pending' | 'passed' | 'failed' | 'cancelled';

export interface AuthorisationRequest {
  /** Our payment's id: the provider pays one reference once, however often it is asked. */
  readonly reference: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId?: string | undefined;
  /** Where the provider tells later changes. */
  readonly notifyUrl: string;
}
export interface AuthorisationAnswer {
  readonly outcome: PaymentOutcome;
  /** Of what was captured: how much in all, minor units; all of it where nothing is said. */
  readonly captured?: number;
  /** The provider's own reference, once there is one. */
  readonly providerRef?: string;
}

/** What the provider tells of its own accord; genuine, but perhaps told before, late, or out of order. */
export interface PaymentNotice {
  readonly eventId: string;
  readonly reference: string;
  readonly providerRef: string;
  readonly state: 'pending' | 'authorised' | 'captured' | 'refused' | 'voided' | 'refunded';
  readonly amount: number;
  /** Of what was captured: how much in all, minor units; all of it where nothing is said. */
  readonly captured?: number | undefined;
  readonly currency: string;
}

/** What each state that a provider tells means for the order that the payment is for. */
export const OUTCOME_OF: Readonly<Record<PaymentNotice['state'], PaymentOutcome>> = {
  pending: 'pending',
  authorised: 'authorised',
  captured: 'captured',
  refused: 'refused',
  voided: 'withdrawn',
  refunded: 'withdrawn',
};

/**
 * What every payment provider does. None of these throws over what the provider does: an outage, a timeout or nonsense
 * is a value.
 */
export interface ProviderGateway {
  /** Takes authorised money until `amount` minor units are taken in all; asking twice takes once. */
  readonly capture: (
    reference: string,
    amount: number,
  ) => Promise<Result<undefined, NotCaptured | ProviderUnavailable>>;
  /** Sees to it that the money is never taken. */
  readonly voidPayment: (
    reference: string,
  ) => Promise<Result<undefined, AlreadyCaptured | ProviderUnavailable>>;
  /** Gives back all that was taken; asking twice gives back once. */
  readonly refund: (reference: string) => Promise<Result<undefined, ProviderUnavailable>>;
  /** Gives back of what was taken until `amount` minor units are given back in all; asking twice gives back once. */
  readonly refundPart: (reference: string, amount: number) => Promise<Result<undefined, ProviderUnavailable>>;
  /** The notice in a signed text; undefined when the signature or the shape is wrong, or it is too old. */
  readonly readNotice: (text: string) => Promise<Result<PaymentNotice | undefined, ProviderUnavailable>>;
}

/** A card that the provider keeps for us: the token it is asked for by, and what its owner knows it by. */
export interface KeptCard {
  readonly token: string;
  /** The same card has the same one. */
  readonly fingerprint: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryYear: number;
  readonly expiryMonth: number;
}

/** The provider has no such card, or none that it would keep. */
interface NoCard {
  readonly code: 'no_card';
}

/** A provider that takes cards by a token of its own fields. */
export interface CardGateway extends TokenGateway {
  /** With the token of a kept card, its fields ask for that card's security code alone. */
  readonly createCaptureContext: (request: {
    readonly targetOrigin: string;
    readonly locale: string;
    readonly card?: string | undefined;
  }) => Promise<Result<CaptureContext, NoCard | ProviderUnavailable>>;
  /** Has the card kept that paid a reference; asking twice keeps it once. */
  readonly keepCard: (reference: string) => Promise<Result<KeptCard, NoCard | ProviderUnavailable>>;
  /** Has a kept card forgotten; one that is unknown is forgotten already. */
  readonly forgetCard: (token: string) => Promise<Result<undefined, ProviderUnavailable>>;
  readonly inspectToken: (
    token: string,
  ) => Promise<Result<CardOnFile, InvalidPaymentToken | ProviderUnavailable>>;
  readonly enrol: (
    request: EnrolmentRequest,
  ) => Promise<Result<Enrolment, InvalidPaymentToken | ProviderUnavailable>>;
  readonly challengeStatus: (transactionId: string) => Promise<Result<ChallengeStatus, ProviderUnavailable>>;
}

/** The address of the notices of a provider with a page, on our own origin. */
export const noticePathOf = (method: PageMethod): string =>
  `/webhooks/${method === 'creditCard' ? 'payment' : method}`;

export interface WalletRequest {
  /** Which of its means: one provider may have several. */
  readonly method: PageMethod;
  /** Our payment's id: the provider opens one payment for one reference, however often it is asked. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** Where the provider's page leads the browser when the shopper approved, and when not. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly notifyUrl: string;
}

/** What a provider's page says of a payment. */
export interface PageResult {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

/** A provider whose own page the shopper approves the payment on, or types a card into. */
export interface WalletGateway extends ProviderGateway {
  /** The address of the page, on the provider's own origin. */
  readonly open: (
    request: WalletRequest,
  ) => Promise<Result<{ readonly redirectUrl: string }, ProviderUnavailable>>;
  /** The signed result that the page gave the browser; undefined when the signature or the shape is wrong. */
  readonly readResult: (text: string) => Promise<Result<PageResult | undefined, ProviderUnavailable>>;
  /** How the payment of a reference stands; `pending` while nobody opened or answered it. */
  readonly statusOf: (reference: string) => Promise<AuthorisationAnswer>;
}

export interface WeChatPrepay {
  /** What WeChat gave its browser: who the shopper is, told once. */
  readonly code: string;
  /** Our payment's id: one reference is one payment, in whichever way it is opened. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly notifyUrl: string;
}
/** What the bridge of WeChat is asked with. */
interface WeChatBridgeRequest {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}
/** The code is none of the provider's, too old, or was used. */
interface WrongCode {
  readonly code: 'wrong_code';
}

/** What WeChat does beside a wallet's page: it pays in its own application. */
export interface WeChatGateway {
  /** Where WeChat's browser is told who the shopper is; leads to `returnUrl` with a `code`. */
  readonly openSignIn: (request: {
    readonly returnUrl: string;
  }) => Promise<Result<{ readonly redirectUrl: string }, ProviderUnavailable>>;
  readonly prepay: (
    request: WeChatPrepay,
  ) => Promise<
    Result<{ readonly openid: string; readonly bridge: WeChatBridgeRequest }, WrongCode | ProviderUnavailable>
  >;
}
