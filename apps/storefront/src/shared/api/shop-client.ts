import { type CallRouting, identified } from '@vitrine/contracts';
import {
  APPLICATION_ID,
  BROWSER_CLIENT_SECRET,
  type Locale,
  type LocaleCode,
  LOCALES,
  localeOf,
} from '@vitrine/domain';
import { loadLabels } from '../i18n/load-labels.ts';
import { chosenLocale } from '../navigation/chosen-locale.ts';
import { type AssistedClient, type ShopClient, type ClientDependencies, createClient } from './client.ts';
import { clearSessionHint, isAssisted, isFresh, readSessionHint, writeSessionHint } from './session-hint.ts';
import { hasRefusals, TESTING_AGENT, transport } from './transport.ts';

/** [R9.001] Used where the page names no time-out from the configuration. */
const DEFAULT_GIVE_UP_AFTER_MS = 15_000;
/** [R4.030] A session that keeps dying reloads the page once in this time, not for ever. */
const RELOAD_PAUSE_MS = 30_000;
const RELOADED_AT = 'vitrine-reloaded-at';

let client: ShopClient | undefined;
/** Of a document in which an agent works; it stays so until the document ends. */
let assisted: Promise<AssistedClient> | undefined;

/** Several calls of a page find the session dead at once; it is ended once. */
let ending: Promise<void> | undefined;

let fetchAssisted: (() => Promise<AssistedClient>) | undefined;
/** Says where what agents need comes from: it comes with their screens, of which the client knows nothing. */
export function provideAssisted(fetch: () => Promise<AssistedClient>): void {
  fetchAssisted = fetch;
}

/** The browser's client; there is one per document, made at first use. */
export function shopClient(): ShopClient {
  client ??= openClient(document.documentElement.dataset);
  return client;
}

/** [R9.005] The locale that the visitor has chosen, else the page's. */
export const dispatchLocale = ({ code }: Locale): LocaleCode => chosenLocale(document.cookie) ?? code;

function openClient(page: DOMStringMap): ShopClient {
  const locale = localeOf(page['locale'] ?? '') ?? LOCALES['eng-us'];
  // [R7.002, R9.005] What the operator has set; the page brings it.
  const { realms, targets }: Partial<CallRouting> = JSON.parse(page['apiRouting'] ?? '{}');
  const giveUpAfterMs = Number(page['apiTimeout']) || DEFAULT_GIVE_UP_AFTER_MS;
  const send: ClientDependencies['transport'] = (name, request) =>
    transport(
      name,
      identified(
        name,
        { ...request, realm: realms?.[dispatchLocale(locale)], target: targets?.[name] },
        { id: APPLICATION_ID, secret: BROWSER_CLIENT_SECRET, country: locale.country },
      ),
      { giveUpAfterMs, testingAgent: localStorage.getItem(TESTING_AGENT) },
    );
  return createClient({
    locale: locale.code,
    isTwist: locale.isTwist,
    transport: async (name, request) => {
      const answer = await send(name, request);
      if (hasRefusals(answer)) await loadRefusalWords();
      return answer;
    },
    session: { read: readSessionHint, write: writeSessionHint, isFresh },
    assisted: () => (assisted ??= isAssisted() ? fetchAssisted?.() : undefined),
    endSession: (wasCustomer) => {
      ending ??= endSession(wasCustomer, () => send('logout', { locale: locale.code })).finally(() => {
        ending = undefined;
      });
    },
  });
}

/** Their words come with the first refusal; without them the services' own messages stand. */
async function loadRefusalWords(): Promise<void> {
  await loadLabels('refusals').catch(() => undefined);
}

async function endSession(wasCustomer: boolean, logOut: () => Promise<unknown>): Promise<void> {
  if (wasCustomer) await logOut();
  clearSessionHint();
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - reloadedAt < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
