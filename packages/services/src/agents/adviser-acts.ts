import { type AdviserActsBody, CALLS, type CallName, callNames } from '@vitrine/contracts';
import { accepted, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { actsFor } from './act.store.ts';

const SHOWN = 100;
const NAMES: ReadonlySet<string> = new Set(callNames());

/** [R6.003] What the house's agents did for a customer; agents do not read it. */
export async function adviserActs(
  { db }: Pick<ServiceDeps, 'db'>,
  { principal }: Pick<Call<'getAdviserActs'>, 'principal'>,
): Promise<Result<AdviserActsBody, never>> {
  const rows = await actsFor(db, principal.customerId, SHOWN);
  const acts = rows.flatMap(({ at, act, call, firstName, lastName, city, texts }) => {
    if (act === 'searched' || act === 'signed-in') return [];
    const store = texts.eng.name;
    const area = call === null ? {} : { area: areaOf(call) };
    return [
      { at: at.toISOString(), adviser: `${firstName} ${lastName}`, store: `${store}, ${city}`, act, ...area },
    ];
  });
  return accepted({ acts });
}

/** [R6.003] The agents' own calls that are about a client: what they wrote down, and the orders they sent. */
const ABOUT: ReadonlyMap<CallName, string> = new Map<CallName, string>([
  ['getClientNotes', 'notes'],
  ['writeClientNote', 'notes'],
  ['removeClientNote', 'notes'],
  ['getSentOrders', 'order'],
]);

const isCallName = (text: string): text is CallName => NAMES.has(text);

/** The service whose call it was: cart, order, addressbook; or what a call of the agents is about. A call that the shop no longer has says nothing. */
function areaOf(call: string): string {
  if (!isCallName(call)) return 'other';
  return ABOUT.get(call) ?? CALLS[call].service;
}
