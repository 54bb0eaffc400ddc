interface NamedDevice {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** What its owner recognises a device by: its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: NamedDevice, unknown: string): string {
  const names = [browser, system].filter((name) => name !== undefined);
  return names.length === 0 ? unknown : names.join(' · ');
}
