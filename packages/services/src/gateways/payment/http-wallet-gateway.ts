import { accepted, refused } from '@vitrine/domain';
import { askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type { WalletGateway } from './payment-gateway.ts';
import { ResultClaims, WalletAnswer } from './provider-answers.ts';
import { createProviderBasics, readAuthorisation } from './provider-basics.ts';
import { createSignedReader } from './read-signed.ts';

/** 404: nobody has opened this payment yet. */
const NOT_OPENED = 404;

/** Where each kind of page is opened. */
type OpenedAt = '/v1/wallets' | '/v1/card-pages';

/** A provider with a page of its own over HTTP, a wallet's unless it says otherwise; its README is the contract. */
export function createHttpWalletGateway(
  config: ProviderConfig,
  openedAt: OpenedAt = '/v1/wallets',
): WalletGateway {
  const readSigned = createSignedReader(config);
  return {
    ...createProviderBasics(config, readSigned),
    readResult: (text) => readSigned(text, { audience: 'result', shape: ResultClaims }),
    open: async (request) => {
      const answer = readAnswer(await askProvider(config, openedAt, request), WalletAnswer);
      if (!answer.ok) return answer;
      const { reference, redirectUrl } = answer.value;
      // The shopper is led to the provider we know, and nowhere else.
      const isOwn = new URL(redirectUrl).origin === new URL(config.origin).origin;
      return isOwn && reference === request.reference
        ? accepted({ redirectUrl })
        : refused({ code: 'provider_unavailable' });
    },
    statusOf: async (reference) => {
      const answer = await askProvider(config, `/v1/payments/${encodeURIComponent(reference)}`);
      if (answer.ok && answer.value.status === NOT_OPENED) return { outcome: 'pending' };
      return readAuthorisation(answer, { reference });
    },
  };
}
