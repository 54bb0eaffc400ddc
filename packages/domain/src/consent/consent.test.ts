import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locales.ts';
import { CONSENT_CONTEXTS, consentsOfContext, missingConsents, shownConsents } from './consent-context.ts';
import { flagOfChannel, keptAs, MARKETING_CHANNELS, needsPhone, OPT_IN_NAMES } from './consent-types.ts';

const KOREA = LOCALES['kor-kr'];

describe('the consents of an act', () => {
  it.each([
    ['checkout', ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'THIRD_PARTIES_PERSONAL_DATA', 'REQUIRED_AGE']],
    ['appointments', ['MAIN_PERSONAL_DATA', 'STORE_APPOINTMENT']],
    ['newsletter', ['MAIN_PERSONAL_DATA', 'PROMOTION_PERSONAL_DATA', 'NEWSLETTER']],
    ['registration', ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'REQUIRED_AGE']],
  ] as const)('[R4.034, R6.013] are asked in Korea for %s, and nowhere else', (context, types) => {
    expect(consentsOfContext(context, KOREA)).toEqual(types);
    for (const locale of Object.values(LOCALES)) {
      if (locale.code !== 'kor-kr') expect(consentsOfContext(context, locale)).toEqual([]);
    }
  });

  it('[R5.015] are missing until each is given, kept before or said now', () => {
    for (const context of CONSENT_CONTEXTS) {
      const asked = consentsOfContext(context, KOREA);
      expect(missingConsents(asked, new Set())).toEqual(asked);
      expect(missingConsents(asked, new Set(asked))).toEqual([]);
      for (const left of asked) {
        const said = asked.map((type) => ({ type, value: type !== left }));
        expect(missingConsents(asked, new Set(), said)).toEqual([left]);
        // What is said now counts before what was kept.
        expect(missingConsents(asked, new Set(asked), said)).toEqual([left]);
      }
    }
  });

  it('[R5.015] do not miss one of another context', () => {
    const asked = consentsOfContext('checkout', KOREA);
    const said = [
      ...asked.map((type) => ({ type, value: true })),
      { type: 'NEWSLETTER', value: false } as const,
    ];
    expect(missingConsents(asked, new Set(), said)).toEqual([]);
  });

  it('are shown once each on the page of the account', () => {
    const shown = shownConsents('preferences', KOREA).map(keptAs);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(13);
    expect(shownConsents('preferences', LOCALES['eng-us'])).toEqual(MARKETING_CHANNELS);
    expect(shownConsents('china', LOCALES['zhs-cn'])).toHaveLength(2);
    expect(shownConsents('china', KOREA)).toEqual([]);
  });
});

describe('the channels', () => {
  it('[R3.029, R3.030] set one flag each, and the partners’ is set by none', () => {
    const flags = MARKETING_CHANNELS.map(flagOfChannel);
    expect(flags).toEqual([
      'isOptinToReceiveNewsletterEmails',
      'isOptinToReceiveMarketingSms',
      'isOptinToReceiveCalls',
      'isOptinToReceiveSms',
      'isOptinToReceiveMails',
      'isOptinToReceiveEmails',
    ]);
    expect(OPT_IN_NAMES.filter((flag) => !flags.includes(flag))).toEqual(['isOptinToReceivePartnerEmails']);
  });

  it('[R5.016] need a phone where they are text messages', () => {
    expect(MARKETING_CHANNELS.filter((channel) => needsPhone(keptAs(channel)))).toEqual([
      'marketing_sms',
      'personal_sms',
    ]);
  });
});
