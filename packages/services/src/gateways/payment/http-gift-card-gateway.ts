import { accepted, refused, type Result } from '@vitrine/domain';
import { askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type { InvalidPaymentToken, ProviderUnavailable, TokenGateway } from './payment-gateway.ts';
import { GiftCardAnswer } from './provider-answers.ts';
import { createTokenBasics } from './provider-basics.ts';

/** What is known of a gift card: what is left on it, and its last four digits. */
interface GiftCardOnFile {
  readonly token: string;
  readonly lastFour: string;
  /** Minor units. */
  readonly balance: number;
  readonly currency: string;
}
/**
 * Number and PIN do not belong together, or to a card of another currency: nobody is told which. Who knows the PIN of a card
 * without money is told that.
 */
interface GiftCardRefused {
  readonly code: 'gift_card_refused' | 'gift_card_empty';
}

/** A provider that keeps gift cards. What is paid with one is held on it, and goes back to it. */
export interface GiftCardGateway extends TokenGateway {
  readonly check: (card: {
    readonly number: string;
    readonly pin: string;
    readonly currency: string;
  }) => Promise<Result<GiftCardOnFile, GiftCardRefused | ProviderUnavailable>>;
  readonly inspectToken: (
    token: string,
  ) => Promise<Result<GiftCardOnFile, InvalidPaymentToken | ProviderUnavailable>>;
}

const NOT_FOUND = 404;

/** The gift cards' provider over HTTP, as apps/payment-sandbox/README.md describes it. */
export function createHttpGiftCardGateway(config: ProviderConfig): GiftCardGateway {
  return {
    ...createTokenBasics(config),
    check: async (card) => {
      const answer = await askProvider(config, '/v1/gift-cards', card);
      if (answer.ok && answer.value.status === NOT_FOUND) return refused({ code: 'gift_card_refused' });
      const read = readAnswer(answer, GiftCardAnswer);
      if (!read.ok) return read;
      if (read.value.currency !== card.currency) return refused({ code: 'gift_card_refused' });
      return read.value.balance > 0 ? accepted(read.value) : refused({ code: 'gift_card_empty' });
    },
    inspectToken: async (token) => {
      const answer = await askProvider(config, '/v1/gift-cards/inspect', { token });
      return answer.ok && answer.value.status === NOT_FOUND
        ? refused({ code: 'invalid_payment_token' })
        : readAnswer(answer, GiftCardAnswer);
    },
  };
}
