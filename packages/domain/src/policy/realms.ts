const DEFAULT_CONTEXT = 'eco';
const DEFAULT_REGION = 'eu';

/** [R9.003] The realm of gateway paths where the settings of a locale say nothing else. */
export const DEFAULT_REALM = `${DEFAULT_CONTEXT}-${DEFAULT_REGION}`;

/** The realms that every shop answers below; an operator's settings may add to them. */
export const REALMS: readonly string[] = [DEFAULT_REALM, 'eco-us', 'eco-me', 'eco-ap'];

/** What an operator sets for the gateway paths of a dispatch locale. */
export interface RealmSetting {
  readonly context?: string | undefined;
  readonly region?: string | undefined;
}

/** [R9.004, R9.005] The realm of a dispatch locale: `{context}-{region}`. */
export function realmOf(
  settings: Readonly<Record<string, RealmSetting | undefined>>,
  dispatchLocale: string,
): string {
  const { context = DEFAULT_CONTEXT, region = DEFAULT_REGION } = settings[dispatchLocale] ?? {};
  return `${context}-${region}`;
}
