import { type Attack, some, Tally, type Target } from '../attack.ts';
import { type Answer, type Guest, startGuest } from '../guest.ts';
import { addressOf, operationsOf } from '../operations.ts';

const EMAIL = 'victim@guest.example';

const WRONG_TOKENS: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['no token', {}],
  ['a made-up token', { authorization: 'Bearer made-up-made-up-made-up-made-up' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a token with a line end', { access_token: 'a%0d%0ab' }],
];

/**
 * Every private operation without a session, and with a stranger's session and the ids of somebody else's things: nobody
 * gets in, and nobody sees what is another's.
 */
export const ownership: Attack = {
  name: 'ownership of private operations',
  async run(target) {
    const tally = new Tally();
    const victim = await aVictim(target);
    const stranger = await startGuest(target);
    const operations = (await operationsOf(target)).filter(({ isPrivate }) => isPrivate);
    if (operations.length === 0) tally.note('the shop describes no private operation');
    for (const operation of operations) {
      const { method, path } = operation;
      for (const [what, headers] of some(target, WRONG_TOKENS, 2)) {
        const status = await statusWithout(target.origin + addressOf(operation, 'x'), { method, headers });
        const isRefused = status >= 400 && status < 500;
        tally.note(isRefused ? undefined : `${method} ${path} with ${what}: ${status}`);
      }
      for (const id of some(target, [...victim.secrets, victim.guest.usid], 2)) {
        const answer = await stranger.call(method, addressOf(operation, id), {});
        tally.note(
          tells(answer, victim, id) ? `${method} ${path} as a stranger: ${answer.status}` : undefined,
        );
      }
    }
    const after = await victim.guest.call('GET', '/api/eng-us/cart');
    const isWhole = after.status === 200 && after.text.includes('QW1001');
    tally.note(isWhole ? undefined : 'the victim’s cart was changed');
    return tally;
  },
};

interface Victim {
  readonly guest: Guest;
  /** The ids of what is theirs. */
  readonly secrets: readonly string[];
}

/** Somebody with a cart and an order in the making. */
async function aVictim(target: Target): Promise<Victim> {
  const guest = await startGuest(target);
  const cart = await guest.call('PUT', '/api/eng-us/cart', { items: [{ skuId: 'QW1001', quantity: 1 }] });
  const draft = await guest.call('PUT', '/api/eng-us/cart/prepare-order', { email: EMAIL });
  const ids = [...`${cart.text}${draft.text}`.matchAll(/[\da-f]{8}-[\da-f-]{27}/gu)].map(([id]) => id);
  return { guest, secrets: [...new Set(ids)] };
}

/** Whether an answer holds anything of the victim's but the id that was asked for, or fails. */
function tells({ status, text }: Answer, { secrets }: Victim, asked: string): boolean {
  return status >= 500 || text.includes(EMAIL) || secrets.some((id) => id !== asked && text.includes(id));
}

async function statusWithout(
  url: string,
  { method, headers }: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
): Promise<number> {
  const hasBody = method !== 'GET';
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
  return answer.status;
}
