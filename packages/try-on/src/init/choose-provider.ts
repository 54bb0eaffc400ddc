import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { TryOnType } from '@vitrine/domain/try-on';

/** The served configuration of the try-on: which engine wears which type, and with what license. */
export type ProviderConfiguration = Readonly<Partial<Record<TryOnType, ProviderEntry>>>;

interface ProviderEntry {
  readonly sdkFile?: string;
  /** By locale (`kor-kr`), with `default` for all others. */
  readonly licenses?: Readonly<Record<string, string>>;
}

export interface TryOnProvider {
  readonly sdkFile: string;
  readonly license: string;
}

export type ProviderRefusal = 'no-configuration' | 'no-sdk-file' | 'no-license';

/** [R5.009, R5.010, R8.034] The provider of a type. Its license is the locale's, else the default one. */
export function chooseProvider(
  configuration: ProviderConfiguration,
  type: TryOnType,
  locale: string,
): Result<TryOnProvider, ProviderRefusal> {
  const entry = configuration[type];
  if (!entry) return refused('no-configuration');
  if (!entry.sdkFile) return refused('no-sdk-file');

  const license = ownLicense(entry, locale) || ownLicense(entry, 'default');
  return license ? accepted({ sdkFile: entry.sdkFile, license }) : refused('no-license');
}

function ownLicense({ licenses = {} }: ProviderEntry, locale: string): string | undefined {
  return Object.hasOwn(licenses, locale) ? licenses[locale] : undefined;
}
