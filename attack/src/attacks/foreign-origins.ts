import { type Attack, some, Tally } from '../attack.ts';
import { startGuest } from '../guest.ts';
import { addressOf, operationsOf } from '../operations.ts';

/** Every operation that changes something, sent by a foreign page with the cookies of a visitor: all are refused. */
export const foreignOrigins: Attack = {
  name: 'foreign origins',
  async run(target) {
    const tally = new Tally();
    const { cookie } = await startGuest(target);
    const { host } = new URL(target.origin);
    const origins = ['https://evil.example', 'null', `http://${host}.evil.example`, 'http://localhost:1'];
    const changing = (await operationsOf(target)).filter(({ method }) => method !== 'GET');
    for (const operation of changing) {
      for (const origin of some(target, origins, 2)) {
        for (const type of some(target, ['application/json', 'text/plain'], 1)) {
          const { status } = await fetch(target.origin + addressOf(operation, 'x'), {
            method: operation.method,
            headers: { cookie, origin, 'content-type': type },
            body: '{}',
          });
          const isRefused = [401, 403, 404, 415, 429].includes(status);
          tally.note(
            isRefused ? undefined : `${operation.method} ${operation.path} from ${origin}: ${status}`,
          );
        }
      }
    }
    return tally;
  },
};
