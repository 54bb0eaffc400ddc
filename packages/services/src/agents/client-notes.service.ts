import type { AdviserNotesBody, AnswerOf, ClientNotesBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  arePlainWords,
  CLIENT_NOTES_LIMIT,
  type Refusals,
  refused,
  type Result,
  type Shopper,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import {
  countNotes,
  insertNote,
  lockClientStore,
  notesAbout,
  notesFor,
  removeNote,
  type Served,
} from './client-note.store.ts';

/**
 * [R6.003] Short notes about the client whom an agent serves: for the agents of that store, and for the client to read. Who is
 * another store's client, or whom nobody serves, has none.
 */
export function mountClientNotes(mount: MountCall, deps: ServiceDeps): void {
  mount('getClientNotes', async ({ principal }) => {
    const served = servedBy(principal);
    return served === undefined ? nobodyServed() : accepted(await shownNotes(deps, served));
  });
  mount('writeClientNote', (call) => writeNote(deps, call));
  mount('removeClientNote', async ({ principal, params: { id } }) => {
    const served = servedBy(principal);
    if (served === undefined) return nobodyServed();
    return (await removeNote(deps.db, served, id))
      ? accepted(await shownNotes(deps, served))
      : refused({ code: 'not_found', about: id });
  });
  mount('getAdviserNotes', async ({ principal }) => accepted(await adviserNotes(deps, principal.customerId)));
}

function servedBy(principal: Shopper): Served | undefined {
  return principal.kind === 'agent_for_client' ? principal : undefined;
}

const nobodyServed = () => refused({ code: 'not_found', about: 'client' } as const);

type Written = Result<AnswerOf<'writeClientNote'>, Refusals<'not_found' | 'words_not_plain' | 'notes_full'>>;

async function writeNote(
  deps: ServiceDeps,
  { principal, body: { words } }: Pick<Call<'writeClientNote'>, 'principal' | 'body'>,
): Promise<Written> {
  const served = servedBy(principal);
  if (served === undefined) return nobodyServed();
  if (!arePlainWords(words)) return refused({ code: 'words_not_plain', about: 'words' });
  const refusal = await inTransaction(deps.db, async (transaction) => {
    const storeId = await lockClientStore(transaction, served);
    if (storeId === undefined) return nobodyServed();
    if ((await countNotes(transaction, served)) >= CLIENT_NOTES_LIMIT) return refused({ code: 'notes_full' });
    await insertNote(transaction, {
      ...served,
      storeId,
      words,
      id: deps.ids.next(),
      now: deps.clock.now(),
    });
    return undefined;
  });
  return refusal ?? accepted(await shownNotes(deps, served));
}

async function shownNotes({ db }: Pick<ServiceDeps, 'db'>, served: Served): Promise<ClientNotesBody> {
  const rows = await notesAbout(db, served);
  return {
    notes: rows.map(({ id, words, writtenAt, firstName, lastName }) => ({
      id,
      words,
      writtenAt: writtenAt.toISOString(),
      adviser: `${firstName} ${lastName}`,
    })),
  };
}

async function adviserNotes({ db }: Pick<ServiceDeps, 'db'>, customerId: string): Promise<AdviserNotesBody> {
  const rows = await notesFor(db, customerId);
  return {
    notes: rows.map(({ words, writtenAt, firstName, lastName, city, texts }) => ({
      words,
      writtenAt: writtenAt.toISOString(),
      adviser: `${firstName} ${lastName}`,
      store: `${texts.eng.name}, ${city}`,
    })),
  };
}
