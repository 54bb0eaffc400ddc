import { accepted, refused, type Result } from '@vitrine/domain';
import { askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type { InvalidPaymentToken, ProviderUnavailable, TokenGateway } from './payment-gateway.ts';
import { MerchantSessionAnswer } from './provider-answers.ts';
import { createTokenBasics } from './provider-basics.ts';

const NO_CONTENT = 204;
const NOT_FOUND = 404;

/** The sheet names an address that is neither Apple's nor the provider's. */
interface ForeignAddress {
  readonly code: 'foreign_address';
}

/** A provider that takes what Apple Pay's sheet gives. */
export interface ApplePayGateway extends TokenGateway {
  /** Whether what the sheet gave is a token that may pay. */
  readonly inspectSheetToken: (
    token: string,
  ) => Promise<Result<undefined, InvalidPaymentToken | ProviderUnavailable>>;
  /** The session by which the sheet knows its merchant. */
  readonly openSession: (request: {
    readonly validationUrl: string;
    /** The shop's host name, as it is registered with Apple. */
    readonly domain: string;
  }) => Promise<Result<Readonly<Record<string, unknown>>, ForeignAddress | ProviderUnavailable>>;
}

/** https://developer.apple.com/documentation/apple_pay_on_the_web/setting_up_your_server */
const APPLES = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9-]+)?\.apple\.com$/u;

/** Apple Pay's provider over HTTP, as apps/payment-sandbox/README.md describes it. */
export function createHttpApplePayGateway(config: ProviderConfig): ApplePayGateway {
  return {
    ...createTokenBasics(config),
    inspectSheetToken: async (token) => {
      const answer = await askProvider(config, '/v1/apple-pay/inspect', { token });
      if (!answer.ok) return answer;
      if (answer.value.status === NOT_FOUND) return refused({ code: 'invalid_payment_token' });
      return answer.value.status === NO_CONTENT
        ? accepted(undefined)
        : refused({ code: 'provider_unavailable' });
    },
    openSession: async ({ validationUrl, domain }) => {
      if (!isKnown(validationUrl, config.origin)) return refused({ code: 'foreign_address' });
      const body = { validationUrl, domain };
      const answer = readAnswer(
        await askProvider(config, '/v1/apple-pay/sessions', body),
        MerchantSessionAnswer,
      );
      return answer.ok ? accepted(answer.value.merchantSession) : answer;
    },
  };
}

/** What a browser names is asked of nobody but Apple and the provider that we know. */
function isKnown(address: string, providerOrigin: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.origin === new URL(providerOrigin).origin) return true;
  return url.protocol === 'https:' && url.port === '' && APPLES.test(url.hostname);
}
