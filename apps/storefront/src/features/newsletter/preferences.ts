import type { ConsentsBody, ConsentText } from '@vitrine/contracts';
import { CONSENT_TYPES, flagOfChannel, keptAs, MARKETING_CHANNELS, needsPhone } from '@vitrine/domain';

/** What can be ticked on the page of the account. */
const PREFERENCES = [...MARKETING_CHANNELS, ...CONSENT_TYPES] as const;
type PreferenceType = (typeof PREFERENCES)[number];
type Preferences = Readonly<Record<string, boolean>>;

/** What the page shows, and what the service has confirmed. */
export interface PreferencesState {
  readonly shown: Preferences;
  readonly confirmed: Preferences;
  readonly hasPhone: boolean;
}

export type PreferencesEvent =
  | { readonly type: 'toggled'; readonly preference: string; readonly value: boolean }
  | {
      readonly type: 'confirmed';
      readonly sent: readonly ChangedPreference[];
      readonly consents: ConsentsBody;
    }
  | { readonly type: 'refused' };

export interface ChangedPreference {
  readonly type: PreferenceType;
  readonly value: boolean;
}

/** The values as a service says them, by channel and type. */
function valuesOf(consents: ConsentsBody): Preferences {
  const channels = MARKETING_CHANNELS.map((channel) => [channel, consents[flagOfChannel(channel)]] as const);
  const types = consents.consents.map(({ type, value }) => [type, value] as const);
  return Object.fromEntries([...channels, ...types]);
}

export function startPreferences(consents: ConsentsBody): PreferencesState {
  const values = valuesOf(consents);
  return { shown: values, confirmed: values, hasPhone: consents.hasPhone };
}

/** [R5.016] Whether a box that is ticked needs a telephone number that the profile lacks. */
export function lacksPhone(state: PreferencesState, { type }: Pick<ConsentText, 'type'>): boolean {
  return !state.hasPhone && needsPhone(keptAs(type)) && state.shown[type] === true;
}

/** [R7.172] What is to be sent: all that differs, but for what needs a telephone number. */
export function changedPreferences(state: PreferencesState): readonly ChangedPreference[] {
  return PREFERENCES.flatMap((type) => {
    const value = state.shown[type] ?? false;
    const isSame = value === (state.confirmed[type] ?? false);
    return isSame || lacksPhone(state, { type }) ? [] : [{ type, value }];
  });
}

/**
 * What follows. Confirmed: the service's values count, but for what was ticked meanwhile. Refused: everything goes back to
 * the last values that the service confirmed, not to those between two clicks [R8.038].
 */
export function nextPreferences(state: PreferencesState, event: PreferencesEvent): PreferencesState {
  if (event.type === 'toggled')
    return { ...state, shown: { ...state.shown, [event.preference]: event.value } };
  if (event.type === 'refused') return { ...state, shown: state.confirmed };
  const confirmed = valuesOf(event.consents);
  const isSent = (type: string) =>
    event.sent.some((sent) => sent.type === type && sent.value === state.shown[type]);
  const meanwhile = changedPreferences(state).filter(({ type }) => !isSent(type));
  const unsent = PREFERENCES.filter((type) => lacksPhone(state, { type })).map(
    (type) => [type, true] as const,
  );
  return {
    confirmed,
    hasPhone: event.consents.hasPhone,
    shown: {
      ...confirmed,
      ...Object.fromEntries([...meanwhile.map(({ type, value }) => [type, value] as const), ...unsent]),
    },
  };
}
