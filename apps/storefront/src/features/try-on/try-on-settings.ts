import { TRY_ON_TYPE_NAMES, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { ProviderConfiguration } from '@vitrine/try-on';
import { readStacking, type StackingConfiguration } from './stacking/stack-slots.ts';

/** The public configuration file `front/tryon.json`, as far as the modal needs it. */
export interface TryOnSettings {
  /** [R4.010] */
  readonly consentValidityMs: number;
  /** [R2.081, R4.006] Types that a desktop only shows a picture of. */
  readonly desktopFallbackTypes: readonly string[];
  /** [R2.085] A photo may be uploaded. */
  readonly upload: boolean;
  /** [R2.094] The stage can be shown larger. */
  readonly zoom: boolean;
  /** [R4.024] A piece that was added leads to the bag; otherwise the modal says so and stays. */
  readonly goToCart: boolean;
  /** [R4.023, R9.040] Several pieces go into the bag in one call. */
  readonly multipleAddToCart: boolean;
  /** [R5.009] Which engine wears which type. */
  readonly providers: ProviderConfiguration;
  /** [R2.086] What can be worn together, by type. */
  readonly stacking: StackingConfiguration;
}

/** [R4.010] One day; the entry ends with the tab anyway. */
const CONSENT_VALIDITY_MS = 86_400_000;

/**
 * The settings of a served configuration. A field that is missing or of another kind takes its default, and a provider
 * with anything missing is none: then the type cannot be tried on, and the modal says so [R8.034].
 */
export function tryOnSettings(config: Readonly<Record<string, unknown>>): TryOnSettings {
  const { consentValidityMs, desktopFallbackTypes, upload, goToCart, providers } = config;
  const { multipleAddToCart, stacking, zoom } = config;
  return {
    consentValidityMs: typeof consentValidityMs === 'number' ? consentValidityMs : CONSENT_VALIDITY_MS,
    desktopFallbackTypes: Array.isArray(desktopFallbackTypes)
      ? desktopFallbackTypes.filter(isText)
      : TRY_ON_TYPE_NAMES.filter((type) => !TRY_ON_TYPES[type].isLiveOnDesktop),
    upload: isOn(upload, true),
    zoom: isOn(zoom, false),
    goToCart: isOn(goToCart, false),
    multipleAddToCart: isOn(multipleAddToCart, true),
    providers: isRecord(providers) ? readProviders(providers) : {},
    stacking: readStacking(stacking),
  };
}

/** [R9.044] A switch may be a boolean or one as text; another text counts as off. */
function isOn(flag: unknown, byDefault: boolean): boolean {
  return flag === undefined ? byDefault : flag === true || flag === 'true';
}

function readProviders(providers: Readonly<Record<string, unknown>>): ProviderConfiguration {
  return Object.fromEntries(
    Object.entries(providers)
      .filter((entry): entry is [TryOnType, Record<string, unknown>] => isRecord(entry[1]))
      .map(([type, entry]) => [type, readProvider(entry)]),
  );
}

function readProvider({ sdkFile, licenses }: Readonly<Record<string, unknown>>) {
  return { ...(isText(sdkFile) && { sdkFile }), ...(isRecord(licenses) && { licenses: texts(licenses) }) };
}

const texts = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => isText(entry[1])));

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
