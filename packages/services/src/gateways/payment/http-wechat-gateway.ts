import { accepted, refused } from '@vitrine/domain';
import { askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type { WeChatGateway } from './payment-gateway.ts';
import { PrepayAnswer, SignInAnswer } from './provider-answers.ts';

/** 404: a code that the provider has not given, or no longer knows. */
const UNKNOWN_CODE = 404;

/** WeChat's side of the wallets' provider over HTTP; the README of the sandbox is the contract. */
export function createHttpWeChatGateway(config: ProviderConfig): WeChatGateway {
  return {
    openSignIn: async (request) => {
      const answer = readAnswer(await askProvider(config, '/v1/wechat/sign-ins', request), SignInAnswer);
      if (!answer.ok) return answer;
      // The shopper is led to the provider we know, and nowhere else.
      const isOwn = new URL(answer.value.redirectUrl).origin === new URL(config.origin).origin;
      return isOwn ? accepted(answer.value) : refused({ code: 'provider_unavailable' });
    },
    prepay: async (request) => {
      const answer = await askProvider(config, '/v1/wechat/prepayments', request);
      return answer.ok && answer.value.status === UNKNOWN_CODE
        ? refused({ code: 'wrong_code' })
        : readAnswer(answer, PrepayAnswer);
    },
  };
}
