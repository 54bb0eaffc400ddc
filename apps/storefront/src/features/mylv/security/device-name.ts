import type { Labels } from '../../../shared/i18n/labels.ts';

interface NamedDevice {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** What a customer recognises a device by: its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: NamedDevice, t: Labels['t']): string {
  const names = [browser, system].filter((name) => name !== undefined);
  return names.length === 0 ? t('mylv_session_unknown') : names.join(' · ');
}
