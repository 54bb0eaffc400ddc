import { localeOf } from '../locale/find-locale.ts';

/** [R9.002] After how long reading the configuration is given up, milliseconds. */
export const CONFIG_TIMEOUT_MS = 1_000;
/** [R8.019] What is logged when it cannot be read. */
export const CONFIG_UNREAD = 'Cannot load application configuration files.';

/** [R1.009] What the house can switch off in `features` of its configuration, by the names used there. */
export const FEATURES = [
  'wishlist',
  'backInStock',
  'textMessages',
  'guestCheckout',
  // [R7.134] Off: the checkout signs in by the headless door.
  'loginOnCheckout',
  'addressAutocomplete',
  'completeAddress',
  // [R2.026] Whether drafts are shown. Off unless it is named.
  'uat',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** What a house must ask for by name. */
const OFF_UNLESS_NAMED = ['uat'] as const satisfies readonly FeatureName[];

/** What is off in a locale, by name, where `features` say so or leave out what must be asked for. */
export function switchedOff(features: unknown, locale: string): ReadonlySet<string> {
  const named = typeof features === 'object' && features !== null ? Object.keys(features) : [];
  const unnamed = OFF_UNLESS_NAMED.filter((name) => !named.includes(name));
  return new Set([...readSwitches(features, locale).off, ...unnamed]);
}

/** What `features` of a configuration say: what is off in a locale, and which switches say neither. */
interface Switches {
  readonly off: ReadonlySet<string>;
  /** Those that are written wrongly: they count as off. */
  readonly wrong: readonly string[];
}

/**
 * [R9.043, R9.044] What `features` of a configuration switch off in a locale, by name. A switch is a boolean, one as text,
 * or a list of locales: `noneBut` names the only ones where it is on, `allBut` the only ones where it is off. Another
 * text counts as off, as does everything else, which is written wrongly; a switch that is not named is on.
 */
export function readSwitches(features: unknown, locale: string): Switches {
  if (typeof features !== 'object' || features === null) return { off: new Set(), wrong: [] };
  const read = Object.entries(features).map(([name, flag]) => ({ name, isOn: readFlag(flag, locale) }));
  return {
    off: new Set(read.filter(({ isOn }) => isOn !== true).map(({ name }) => name)),
    wrong: read.filter(({ isOn }) => isOn === undefined).map(({ name }) => name),
  };
}

/** Undefined where it is written wrongly. */
function readFlag(flag: unknown, locale: string): boolean | undefined {
  if (typeof flag === 'boolean') return flag;
  if (typeof flag === 'string') return flag === 'true';
  if (typeof flag !== 'object' || flag === null) return undefined;
  const { noneBut, allBut }: { readonly noneBut?: unknown; readonly allBut?: unknown } = flag;
  if ((noneBut === undefined) === (allBut === undefined)) return undefined;
  const named = noneBut ?? allBut;
  if (!Array.isArray(named) || !named.every(isLocaleCode)) return undefined;
  return named.includes(locale) === (noneBut !== undefined);
}

const isLocaleCode = (code: unknown): boolean => typeof code === 'string' && localeOf(code) !== undefined;
