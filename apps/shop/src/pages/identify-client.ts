import { type AskedCall, type AskServices, type CallName, CALLS, identified } from '@vitrine/contracts';
import { localeOf } from '@vitrine/domain';
import { basicAuthorization } from '@vitrine/services';
import type { Config } from '../config.ts';

/**
 * [R7.003, R7.005] The clients of pages name the application and the country of their route, and show public calls the
 * credentials that they ask for.
 */
export function identifyClient(
  ask: AskServices,
  { client, publicCredentials }: Pick<Config, 'client' | 'publicCredentials'>,
): AskServices {
  const authorization = publicCredentials && basicAuthorization(publicCredentials);
  const withCredentials = (name: CallName, call: AskedCall): AskedCall =>
    authorization === undefined || CALLS[name].access !== 'public'
      ? call
      : { ...call, headers: { authorization, ...call.headers } };
  return (name, call) =>
    ask(
      name,
      identified(name, withCredentials(name, call), { ...client, country: localeOf(call.locale)?.country }),
    );
}
