import { CONFIG_TIMEOUT_MS, CONFIG_UNREAD, readSwitches, switchedOff } from '@vitrine/domain';
import type { PageScope } from './page-scope.ts';

/** What the storefront reads of the application's configuration. */
export interface AppConfig {
  /** [R9.001] After how long the browser gives up a call, milliseconds. */
  readonly apiTimeoutMs: number;
  /** [R5.009] The types that can be tried on: those that an engine is named for; undefined when that is not known. */
  readonly tryOnTypes: readonly string[] | undefined;
  /** [R9.041] Locales that say otherwise. */
  readonly tryOnActivation: Readonly<Record<string, boolean>>;
  /** [R9.043, R9.044] The switches as they are written; `switchedOffIn` reads them. */
  readonly features: unknown;
}

const BUILT_IN: AppConfig = {
  apiTimeoutMs: 15_000,
  tryOnTypes: undefined,
  tryOnActivation: {},
  features: {},
};
/** How long a configuration is used before it is read again: a switch is seen at once, and a busy process reads once a second. */
const FRESH_FOR_MS = 1000;
/** [R9.002] How long pages do without it once it could not be read, so that not each of them waits for it. */
const RETRY_AFTER_MS = 5_000;

let kept: { readonly config: AppConfig; readonly untilMs: number } | undefined;
let reading: Promise<AppConfig> | undefined;

/**
 * The configuration files merged into one. When they cannot be read the last ones stay, or what is built in, and the
 * failure is reported once per attempt [R8.019]. Pages that ask at once share one reading.
 */
export async function loadAppConfig(
  ask: PageScope['ask'],
  reportError: PageScope['reportError'],
): Promise<AppConfig> {
  if (kept !== undefined && Date.now() < kept.untilMs) return kept.config;
  reading ??= renewConfig(ask, reportError).finally(() => {
    reading = undefined;
  });
  return reading;
}

async function renewConfig(ask: PageScope['ask'], reportError: PageScope['reportError']): Promise<AppConfig> {
  let config = kept?.config ?? BUILT_IN;
  let forMs = FRESH_FOR_MS;
  try {
    config = await readConfig(ask);
    const { wrong } = readSwitches(config.features, '');
    if (wrong.length > 0) reportError(new Error(`Switches are written wrongly: ${wrong.join(', ')}`));
  } catch (cause) {
    reportError(new Error(CONFIG_UNREAD, { cause }));
    forMs = RETRY_AFTER_MS;
  }
  kept = { config, untilMs: Date.now() + forMs };
  return config;
}

/** [R9.002] The index and the files have one second together. */
async function readConfig(ask: PageScope['ask']): Promise<AppConfig> {
  const untilMs = Date.now() + CONFIG_TIMEOUT_MS;
  const files = await orThrow(ask('getConfigIndex', { giveUpAfterMs: CONFIG_TIMEOUT_MS }));
  const giveUpAfterMs = Math.max(1, untilMs - Date.now());
  const contents = await Promise.all(
    files.map(({ group, appConfig: name }) =>
      orThrow(ask('getConfig', { params: { group, name }, giveUpAfterMs })),
    ),
  );
  const merged: Readonly<Record<string, unknown>> = Object.assign({}, ...contents);
  const apiTimeoutMs = merged['apiTimeoutMs'] ?? merged['apiTimeout'];
  return {
    apiTimeoutMs: typeof apiTimeoutMs === 'number' ? apiTimeoutMs : BUILT_IN.apiTimeoutMs,
    tryOnTypes: providedTypes(merged['providers']),
    tryOnActivation: overridesIn(merged['activation']),
    features: merged['features'],
  };
}

/** [R9.043, R9.044] What is switched off in a locale, by name. */
export function switchedOffIn(
  locale: string,
  { features }: Pick<AppConfig, 'features'>,
): ReadonlySet<string> {
  return switchedOff(features, locale);
}

/** [R9.039, R9.041] The types that can be tried on in a locale: none where the house has switched the try-on off. */
export function tryOnTypesIn(locale: string, config: AppConfig): AppConfig['tryOnTypes'] {
  const isOn = config.tryOnActivation[locale] ?? !switchedOffIn(locale, config).has('tryOn');
  return isOn ? config.tryOnTypes : [];
}

/** [R9.041, R9.044] What is switched on or off by name, as booleans or as text; anything else is ignored. */
function overridesIn(flags: unknown): Readonly<Record<string, boolean>> {
  if (typeof flags !== 'object' || flags === null) return {};
  return Object.fromEntries(
    Object.entries(flags)
      .filter(([, flag]) => ['true', 'false'].includes(String(flag)))
      .map(([name, flag]) => [name, String(flag) === 'true']),
  );
}

function providedTypes(providers: unknown): readonly string[] {
  if (typeof providers !== 'object' || providers === null) return [];
  return Object.entries(providers).flatMap(([type, provider]) => (provider ? [type] : []));
}

async function orThrow<Body>(
  asked: Promise<
    { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly status: number }
  >,
): Promise<Body> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}`);
  return answer.body;
}
