import type { ConsentsBody } from '@vitrine/contracts';
import { CONSENT_TYPES, OPT_IN_NAMES, recordOf } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { changedPreferences, lacksPhone, nextPreferences, startPreferences } from './preferences.ts';

const consents = (given: Partial<ConsentsBody> = {}): ConsentsBody => ({
  consents: CONSENT_TYPES.map((type) => ({ type, value: false })),
  ...recordOf(OPT_IN_NAMES, () => false),
  hasPhone: true,
  ...given,
});
const toggled = (preference: string, value = true) => ({ type: 'toggled', preference, value }) as const;

describe('the preferences of a customer', () => {
  it('[R7.172] are sent together: all that differ from what the service confirmed', () => {
    const events = [toggled('phone'), toggled('postal'), toggled('marketing_sms'), toggled('phone', false)];
    const state = events.reduce(nextPreferences, startPreferences(consents()));
    expect(changedPreferences(state)).toEqual([
      { type: 'marketing_sms', value: true },
      { type: 'postal', value: true },
    ]);
  });

  it('[R8.038] go back to what the service last confirmed, not to the state between two clicks', () => {
    const start = startPreferences(consents({ isOptinToReceiveMails: true }));
    const state = [toggled('phone'), toggled('postal', false)].reduce(nextPreferences, start);
    expect(nextPreferences(state, { type: 'refused' }).shown).toEqual(start.shown);
  });

  it('keep what was ticked while an answer was on its way', () => {
    const start = nextPreferences(startPreferences(consents()), toggled('phone'));
    const sent = changedPreferences(start);
    const meanwhile = nextPreferences(start, toggled('postal'));
    const answer = consents({ isOptinToReceiveCalls: true });
    const state = nextPreferences(meanwhile, { type: 'confirmed', sent, consents: answer });
    expect(changedPreferences(state)).toEqual([{ type: 'postal', value: true }]);
    expect(state.shown['phone']).toBe(true);
  });

  it('[R5.016] are not sent for text messages without a telephone number, and stay ticked', () => {
    const start = startPreferences(consents({ hasPhone: false }));
    const ticked = nextPreferences(start, toggled('marketing_sms'));
    expect(lacksPhone(ticked, { type: 'marketing_sms' })).toBe(true);
    expect(changedPreferences(ticked)).toEqual([]);
    const both = nextPreferences(ticked, toggled('phone'));
    const answer = consents({ hasPhone: false, isOptinToReceiveCalls: true });
    const sent = changedPreferences(both);
    const state = nextPreferences(both, { type: 'confirmed', sent, consents: answer });
    expect(state.shown['marketing_sms']).toBe(true);
    expect(changedPreferences(state)).toEqual([]);
  });
});
