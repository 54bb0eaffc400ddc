import type { AnswerOf, FoundClient } from '@vitrine/contracts';
import {
  accepted,
  CLIENT_SEARCH_LIMITS,
  CLIENTS_SHOWN,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { askedNameKeys, nameFit, nameWords } from '@vitrine/search';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { useDigest } from '../http/counted-use.store.ts';
import { limitUses } from '../http/limit-uses.ts';
import { noteDone, noteListed } from './act.store.ts';
import {
  bareNumber,
  emailKey,
  keyInStore,
  keyRecentClients,
  namesOf,
  numberKey,
  phoneEnd,
  phoneKey,
} from './client-keys.ts';
import { type ClientRow, findClients, storeOfAgent } from './client.store.ts';
import { hiddenEmail, hiddenPhone } from './hidden-contact.ts';

/** Words of a name that are looked for: nobody types more to find one person. */
const WORDS_ASKED = 3;
/** Names have none of these; numbers, addresses and telephones have one. */
const IS_NUMBER = /[\p{Nd}@]/u;
/** Candidates of one pass; the best of them are shown. */
const CANDIDATES = 60;

type FoundBy = FoundClient['foundBy'];
interface Hit {
  readonly row: ClientRow;
  readonly foundBy: FoundBy;
  /** The higher, the surer. */
  readonly fit: number;
}

/**
 * [R2.013, R6.015] The clients of the agent's store whom the typed words may mean: by number, e-mail or telephone as they are,
 * by name also as it sounds, begins, or is mistyped. Who searched and whom they were shown is written down, but no words.
 */
export async function searchClients(
  deps: ServiceDeps,
  { principal, body: { words } }: Pick<Call<'searchClients'>, 'principal' | 'body'>,
): Promise<Result<AnswerOf<'searchClients'>, Refusals<'unauthorized' | 'too_many_requests'>>> {
  const { agentId, sessionId } = principal;
  const wait = await limitUses(
    deps,
    Object.entries(CLIENT_SEARCH_LIMITS).map(([name, limit]) => ({
      what: `client-search ${name}`,
      subject: agentId,
      ...limit,
    })),
  );
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
  const storeId = await storeOfAgent(deps.db, agentId);
  if (storeId === undefined) return refused({ code: 'unauthorized' });
  await keyRecentClients(deps.db);

  const hits = await hitsFor(deps, { agentId, storeId }, words);
  const shown = hits.slice(0, CLIENTS_SHOWN);
  const customerIds = shown.map(({ row }) => row.id);
  const wordsDigest = useDigest(deps.config.tokenKey, `client-search\n${words.toLowerCase()}`);
  await noteDone(deps, deps.db, { agentId, sessionId, act: 'searched', wordsDigest });
  await noteListed(deps, deps.db, { agentId, sessionId, customerIds });
  return accepted({ clients: shown.map(toFoundClient), hasMore: hits.length > shown.length });
}

interface Searching {
  readonly agentId: string;
  readonly storeId: string;
}

async function hitsFor(deps: ServiceDeps, by: Searching, typed: string): Promise<readonly Hit[]> {
  const find = (words: readonly (readonly string[])[]) =>
    findClients(deps.db, by.agentId, {
      words: words.map((keys) => keys.map((key) => keyInStore(by.storeId, key))),
      limit: CANDIDATES,
    });
  const numbers = IS_NUMBER.test(typed) ? numberHits(await find([numberKeys(typed)]), typed) : [];
  if (numbers.length > 0) return numbers;

  const words = nameWords(typed).slice(0, WORDS_ASKED);
  if (words.length === 0) return [];
  const hits = new Map<string, Hit>();
  const asked = words.map(askedNameKeys);
  const fitsOfWords = words.map(nameFit);
  const passes = [
    asked.map(({ exact }) => exact),
    asked.map(({ sure }) => sure),
    asked.map(({ sure, near }) => [...sure, ...near]),
  ];
  for (const keys of passes) {
    if (hits.size > CLIENTS_SHOWN) break;
    for (const row of await find(keys)) {
      const fit = fitOf(fitsOfWords, row);
      if (fit > 0) hits.set(row.id, { row, foundBy: 'name', fit });
    }
  }
  return [...hits.values()].toSorted((one, other) => other.fit - one.fit || byName(one.row, other.row));
}

/** What is typed as a whole: a number of the house, an e-mail, the end of a telephone number. */
function numberKeys(typed: string): readonly string[] {
  const end = phoneEnd(typed);
  return [numberKey(typed), emailKey(typed), ...(end === undefined ? [] : [phoneKey(end)])];
}

/** The end of a telephone number may be another's: the digits that were typed beyond it must fit as well. */
function numberHits(rows: readonly ClientRow[], typed: string): readonly Hit[] {
  const hits = rows.map((row) => ({ row, foundBy: numberOf(row, typed), fit: 1 }));
  return hits.filter((hit): hit is Hit => hit.foundBy !== undefined);
}

function numberOf(row: ClientRow, typed: string): FoundBy | undefined {
  const bare = bareNumber(typed);
  if (row.goldenId !== null && bareNumber(row.goldenId) === bare) return 'sgid';
  if (row.dreamId !== null && bareNumber(row.dreamId) === bare) return 'dreamId';
  if (row.email === typed.trim().toLowerCase()) return 'email';
  const digits = bare.replace(/^0+/u, '');
  return phoneEnd(typed) !== undefined && row.phone?.endsWith(digits) === true ? 'phone' : undefined;
}

/** Every word must mean one of the names. */
function fitOf(fitsOfWords: readonly ReturnType<typeof nameFit>[], row: ClientRow): number {
  const names = namesOf(row);
  const fits = fitsOfWords.map((fitsNames) => fitsNames(names));
  return fits.includes(0) ? 0 : fits.reduce<number>((sum, fit) => sum + fit, 0);
}

const byName = (one: ClientRow, other: ClientRow): number =>
  `${one.lastName} ${one.firstName} ${one.id}`.localeCompare(
    `${other.lastName} ${other.firstName} ${other.id}`,
  );

function toFoundClient({ row, foundBy }: Hit): FoundClient {
  return {
    clientId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    ...(row.email === null ? {} : { email: hiddenEmail(row.email) }),
    ...(row.phone === null ? {} : { phone: hiddenPhone(row.phone) }),
    ...(row.city === null ? {} : { city: row.city }),
    country: row.country,
    ...(row.goldenId === null ? {} : { sgid: row.goldenId }),
    ...(row.dreamId === null ? {} : { dreamId: row.dreamId }),
    hasAccount: row.status !== 'boutique',
    foundBy,
  };
}
