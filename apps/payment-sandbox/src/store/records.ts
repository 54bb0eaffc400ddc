import { z } from 'zod';
import { CARD_OUTCOMES } from '../cards/test-cards.ts';
import type { Collection, Journal } from '@vitrine/journal';

/** What is left of a card once it was exchanged: never its number or security code. */
const CardToken = z.object({
  id: z.string(),
  outcome: z.enum(CARD_OUTCOMES),
  brand: z.string(),
  lastFour: z.string(),
  /** What keeping the card needs; journals of before cards were kept do not say. */
  keepable: z.optional(
    z.object({
      fingerprint: z.string(),
      expiryYear: z.int(),
      expiryMonth: z.int(),
      cardId: z.optional(z.string()),
    }),
  ),
  expiresAtMs: z.int(),
  /** The payment it was used for; a token pays once. */
  usedFor: z.optional(z.string()),
});
export type CardToken = z.infer<typeof CardToken>;

/** A card that a shop has us keep for its customer. */
const StoredCard = z.object({
  id: z.string(),
  outcome: z.enum(CARD_OUTCOMES),
  brand: z.string(),
  lastFour: z.string(),
  fingerprint: z.string(),
  expiryYear: z.int(),
  expiryMonth: z.int(),
  isForgotten: z.boolean(),
});
export type StoredCard = z.infer<typeof StoredCard>;

/** `none`: the bank asks nothing. */
const StoredEnrolment = z.object({
  id: z.string(),
  tokenId: z.string(),
  amount: z.int(),
  currency: z.string(),
  locale: z.string(),
  returnUrl: z.string(),
  status: z.enum(['none', 'pending', 'passed', 'failed', 'cancelled']),
  /** The payment of a card page that goes on with the answer. */
  reference: z.optional(z.string()),
});
export type StoredEnrolment = z.infer<typeof StoredEnrolment>;

/** Where the shopper approves a payment on a page of ours, and where they are led afterwards. */
const Wallet = z.object({
  /** Which means of this provider; journals of before it had several do not say. */
  method: z.optional(z.string()),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  locale: z.string(),
});
export type Wallet = z.infer<typeof Wallet>;

/** What WeChat's browser was given: good once, for a short time. */
const WeChatCode = z.object({
  id: z.string(),
  openid: z.string(),
  expiresAtMs: z.int(),
  isUsed: z.boolean(),
});
export type WeChatCode = z.infer<typeof WeChatCode>;

/** What pays at once, without a page: a gift card that was checked, or what Apple Pay's sheet gave. */
const PayToken = z.object({
  id: z.string(),
  outcome: z.enum(['paid', 'declined', 'delayed']),
  /** The gift card, in one currency. */
  giftCard: z.optional(z.string()),
  expiresAtMs: z.int(),
  /** What Apple Pay gives pays once; a gift card while there is money on it. */
  usedFor: z.optional(z.string()),
});
export type PayToken = z.infer<typeof PayToken>;

/** Wrong PINs of a number, whether there is such a card or not. */
const PinTries = z.object({ id: z.string(), wrong: z.int(), lockedUntilMs: z.int() });

const Payment = z.object({
  /** The provider's own reference. */
  id: z.string(),
  /** The shop's reference: asking twice with one reference pays once. */
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'authorised', 'refused', 'captured', 'voided', 'refunded']),
  /** How much was taken, all parts together. */
  captured: z.optional(z.int()),
  /** How much of it was given back, all parts together. */
  refunded: z.optional(z.int()),
  reason: z.optional(z.string()),
  notifyUrl: z.string(),
  /** When a pending payment is approved. */
  settlesAtMs: z.optional(z.int()),
  wallet: z.optional(Wallet),
  /** The gift card that pays, in one currency. */
  giftCard: z.optional(z.string()),
  /** What a transfer is to be called, and how much has come, all parts together. */
  transfer: z.optional(z.object({ text: z.string(), received: z.int() })),
  /** The token of the card that paid. */
  tokenId: z.optional(z.string()),
});
export type Payment = z.infer<typeof Payment>;

const Notice = z.object({
  id: z.string(),
  reference: z.string(),
  state: Payment.shape.state,
  /** Where it is not the payment's: how much has come in all. */
  amount: z.optional(z.int()),
  url: z.string(),
  attempts: z.int(),
  nextAtMs: z.int(),
  delivered: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export interface Records {
  readonly tokens: Collection<CardToken>;
  readonly keptCards: Collection<StoredCard>;
  readonly enrolments: Collection<StoredEnrolment>;
  readonly payTokens: Collection<PayToken>;
  readonly pinTries: Collection<z.infer<typeof PinTries>>;
  readonly weChatCodes: Collection<WeChatCode>;
  /** By the shop's reference. */
  readonly payments: Collection<Payment>;
  readonly notices: Collection<Notice>;
  /** What changes together: a payment with the token that it uses up, or with its notice. */
  readonly together: Journal['together'];
}

export function openRecords(journal: Journal): Records {
  return {
    tokens: journal.collection('token', (stored) => CardToken.safeParse(stored).data),
    keptCards: journal.collection('kept-card', (stored) => StoredCard.safeParse(stored).data),
    enrolments: journal.collection('enrolment', (stored) => StoredEnrolment.safeParse(stored).data),
    payTokens: journal.collection('pay-token', (stored) => PayToken.safeParse(stored).data),
    pinTries: journal.collection('pin-tries', (stored) => PinTries.safeParse(stored).data),
    weChatCodes: journal.collection('wechat-code', (stored) => WeChatCode.safeParse(stored).data),
    payments: journal.collection('payment', (stored) => Payment.safeParse(stored).data),
    notices: journal.collection('notice', (stored) => Notice.safeParse(stored).data),
    together: journal.together,
  };
}
