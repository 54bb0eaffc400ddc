import { type AskServices, identified } from '@vitrine/contracts';
import { localeOf } from '@vitrine/domain';
import type { Config } from '../config.ts';

/** [R7.003] The clients of pages name the application and the country of their route. */
export function identifyClient(ask: AskServices, { id, secret }: Config['client']): AskServices {
  return (name, call) =>
    ask(name, identified(name, call, { id, secret, country: localeOf(call.locale)?.country }));
}
