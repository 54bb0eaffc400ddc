import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConsentValid, parseConsents, withConsent, type ConsentEntry } from './consent-entry.ts';

const DAY_MS = 86_400_000;
const GIVEN_AT = Date.parse('2026-03-05T10:00:00Z');
const given = (experience: ConsentEntry['experience'] = 'tryon'): ConsentEntry => ({
  experience,
  date: new Date(GIVEN_AT).toISOString(),
});
const ask = (nowMs: number, tryOnType: 'sunglasses' | 'lipsticks' | 'watches' = 'sunglasses') => ({
  tryOnType,
  nowMs,
  validityMs: DAY_MS,
});

describe('the consent to the try-on', () => {
  it('[R4.010] counts up to its window and not at its end', () => {
    expect(isConsentValid([given()], ask(GIVEN_AT))).toBe(true);
    expect(isConsentValid([given()], ask(GIVEN_AT + DAY_MS - 1))).toBe(true);
    expect(isConsentValid([given()], ask(GIVEN_AT + DAY_MS))).toBe(false);
  });

  it('[R4.010] is asked for again when its date lies ahead or is none', () => {
    expect(isConsentValid([given()], ask(GIVEN_AT - 1))).toBe(false);
    expect(isConsentValid([{ experience: 'tryon', date: 'soon' }], ask(GIVEN_AT))).toBe(false);
    expect(isConsentValid([], ask(GIVEN_AT))).toBe(false);
  });

  it('[R4.011] takes a shade-finder consent for lipsticks and for nothing else', () => {
    expect(isConsentValid([given('shadefinder')], ask(GIVEN_AT, 'lipsticks'))).toBe(true);
    expect(isConsentValid([given('shadefinder')], ask(GIVEN_AT, 'watches'))).toBe(false);
  });

  it('reads back what was written', () => {
    const both = withConsent([given('shadefinder')], given());
    expect(parseConsents(JSON.stringify(both))).toEqual([given('shadefinder'), given()]);
  });

  it('[R3.022] holds one entry for each experience, the latest', () => {
    const later = { ...given(), date: '2026-03-06T10:00:00.000Z' };
    expect(withConsent(withConsent([], given()), later)).toEqual([later]);
  });

  it('takes anything else in storage for no consent', () => {
    expect(parseConsents(null)).toEqual([]);
    expect(parseConsents('[{"experience":"everything","date":"2026-03-05"}, null, 4]')).toEqual([]);
    expect(parseConsents(JSON.stringify(given()))).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseConsents(text)).toEqual([]);
      }),
    );
  });
});
