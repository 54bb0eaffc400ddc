import { CALL_SPECS, ErrorBody } from '@vitrine/contracts';
import {
  CONSENT_TYPES,
  type LocaleCode,
  MARKETING_CHANNELS,
  flagOfChannel,
  OPT_IN_NAMES,
} from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { guestToken, KIM, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM consent');
  await services.db.executeSql('DELETE FROM consent_log');
});

const KOREA: { readonly locale: LocaleCode } = { locale: 'kor-kr' };
const CHINA: { readonly locale: LocaleCode } = { locale: 'zhs-cn' };

async function consentsOf(token: string) {
  const { status, body } = await services.call('getConsents', { token });
  expect(status).toBe(200);
  return CALL_SPECS.getConsents.answer.parse(body);
}
async function koreaOf(token: string): Promise<Readonly<Record<string, boolean>>> {
  const { body } = await services.call('getKoreaConsents', { token, ...KOREA });
  const answers = CALL_SPECS.getKoreaConsents.answer.parse(body);
  return Object.fromEntries(answers.map(({ type, value }) => [type, value]));
}
const update = (token: string, consents: readonly { readonly type: string; readonly value: unknown }[]) =>
  services.call('updateConsents', { token, body: { consents } });
const ledger = async () => {
  const { rows } = await services.db.executeSql(
    `SELECT l.type, l.act, l.place, l.locale, l.customer_id, l.session_id, t.language, t.label
     FROM consent_log l JOIN consent_text t ON t.version = l.text_version ORDER BY l.at, l.id`,
  );
  return rows;
};

describe('the consents of a customer', () => {
  it('[R3.028, R7.171, R7.172] are eight types, each of which is given, read back and withdrawn', async () => {
    const { token } = await signIn(services);
    expect((await consentsOf(token)).consents).toEqual(CONSENT_TYPES.map((type) => ({ type, value: false })));
    for (const value of [true, false]) {
      for (const type of CONSENT_TYPES) {
        const answer = await update(token, [{ type: value ? type.toLowerCase() : type, value }]);
        expect(answer.status).toBe(200);
        const { consents } = await consentsOf(token);
        expect(consents.find((consent) => consent.type === type)).toEqual({ type, value });
      }
    }
  });

  it('[R3.029, R3.030] are six channels, each with its own flag; the partners’ has none', async () => {
    const { token } = await signIn(services);
    await services.db.executeSql(`UPDATE customer SET phone = '+12125550142' WHERE login = $1`, [KIM.login]);
    for (const channel of MARKETING_CHANNELS) {
      const before = await consentsOf(token);
      expect((await update(token, [{ type: channel, value: true }])).status).toBe(200);
      const after = await consentsOf(token);
      const changed = OPT_IN_NAMES.filter((flag) => before[flag] !== after[flag]);
      expect(changed).toEqual([flagOfChannel(channel)]);
    }
    expect((await consentsOf(token)).isOptinToReceivePartnerEmails).toBe(false);
  });

  it('have one value for the newsletter, under each of its names', async () => {
    const { token } = await signIn(services);
    await update(token, [{ type: 'marketing_email', value: true }]);
    expect((await koreaOf(token))['NEWSLETTER']).toBe(true);
    await services.call('setNewsletter', { token, body: { suscribedInNewsletter: false } });
    const { consents, isOptinToReceiveNewsletterEmails } = await consentsOf(token);
    expect(isOptinToReceiveNewsletterEmails).toBe(false);
    expect(consents[0]).toEqual({ type: 'NEWSLETTER', value: false });
  });

  it('[R7.172, R9.022] are changed together, all or none', async () => {
    const { token } = await signIn(services);
    const three = ['phone', 'postal', 'TERMS_OF_USE'].map((type) => ({ type, value: true }));
    expect((await update(token, [...three, { type: 'fax', value: true }])).status).toBe(400);
    expect((await consentsOf(token)).isOptinToReceiveCalls).toBe(false);
    expect((await update(token, three)).status).toBe(200);
    expect(await consentsOf(token)).toMatchObject({
      isOptinToReceiveCalls: true,
      isOptinToReceiveMails: true,
    });
  });

  it.each([
    ['consents.0.type', { consents: [{ type: 'fax', value: true }] }],
    ['consents.0.value', { consents: [{ type: 'phone', value: 'yes' }] }],
    [
      'consents.1.type',
      {
        consents: [
          { type: 'phone', value: true },
          { type: 'PHONE', value: false },
        ],
      },
    ],
    [
      'consents.1.type',
      {
        consents: [
          { type: 'NEWSLETTER', value: true },
          { type: 'marketing_email', value: false },
        ],
      },
    ],
    ['consents', { consents: [] }],
    ['all', { consents: [{ type: 'phone', value: true }], all: true }],
  ])('name the field %s that is wrong', async (field, body) => {
    const { token } = await signIn(services);
    const answer = await services.call('updateConsents', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: field } });
  });

  it('[R5.016] to text messages are not kept without a phone number', async () => {
    const { token } = await signIn(services);
    await services.db.executeSql('UPDATE customer SET phone = NULL WHERE login = $1', [KIM.login]);
    for (const type of ['marketing_sms', 'personal_sms']) {
      expect(await update(token, [{ type, value: true }])).toMatchObject({
        status: 400,
        errorCode: 'phone_missing',
      });
      expect((await update(token, [{ type, value: false }])).status).toBe(200);
    }
    const { hasPhone, isOptinToReceiveSms } = await consentsOf(token);
    expect({ hasPhone, isOptinToReceiveSms }).toEqual({ hasPhone: false, isOptinToReceiveSms: false });
  });

  it('[R7.171, R7.172, R7.183] are nobody else’s', async () => {
    const { token } = await signIn(services);
    await update(token, [{ type: 'phone', value: true }]);
    const body = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const noor = CALL_SPECS.login.answer.parse((await services.call('login', { body })).body).accessToken;
    expect((await consentsOf(noor)).isOptinToReceiveCalls).toBe(false);
    const guest = await guestToken(services);
    expect((await services.call('getConsents', { token: guest })).status).toBe(401);
    expect((await update(guest, [{ type: 'phone', value: true }])).status).toBe(401);
  });
});

describe('the ledger', () => {
  it('[R3.027] says who answered what to which words, when, where and in which language', async () => {
    const token = await guestToken(services, 'kor-kr');
    const body = [{ type: 'TERMS_OF_USE', value: true }];
    const patch = (value: boolean) =>
      services.call('updateKoreaConsents', { token, ...KOREA, body: [{ type: 'TERMS_OF_USE', value }] });
    await services.call('updateKoreaConsents', { token, ...KOREA, body });
    // The same answer to the same words is no news.
    await patch(true);
    services.clock.advance(1000);
    await patch(false);
    services.clock.advance(1000);
    await patch(true);
    const rows = await ledger();
    expect(rows.map(({ act }) => act)).toEqual(['given', 'withdrawn', 'given']);
    expect(rows[0]).toMatchObject({
      place: 'korea-consents',
      locale: 'kor-kr',
      language: 'kor',
      customer_id: null,
      label: '[필수] 이용약관에 동의합니다.',
    });
  });

  it('keeps the words that were agreed to when the house writes others, and the new ones count as another answer', async () => {
    const { token } = await signIn(services);
    await update(token, [{ type: 'postal', value: true }]);
    await services.db.executeSql(
      `UPDATE content SET body = '{"label": "Post", "text": "All of it"}'
       WHERE kind = 'consent' AND ref = 'postal' AND language = 'eng'`,
    );
    services.clock.advance(1000);
    await update(token, [{ type: 'postal', value: true }]);
    expect((await ledger()).map(({ label }) => label)).toEqual(['Letters and catalogues by post', 'Post']);
  });

  it('[R7.173] is not swept with the session whose answers it keeps', async () => {
    const token = await guestToken(services, 'kor-kr');
    const body = [{ type: 'REQUIRED_AGE', value: true }];
    await services.call('updateKoreaConsents', { token, ...KOREA, body });
    services.clock.advance(40 * 24 * 60 * 60 * 1000);
    await sweep(services.deps);
    expect((await services.db.executeSql('SELECT type FROM consent')).rows).toEqual([]);
    expect(await ledger()).toHaveLength(1);
  });
});

describe('the consents of Korea', () => {
  it('[R3.027, R7.173, R7.174] stand on a guest’s session, are nobody else’s, and go to the account at the sign-in', async () => {
    const token = await guestToken(services, 'kor-kr');
    const other = await guestToken(services, 'kor-kr');
    expect(await koreaOf(token)).toEqual(Object.fromEntries(CONSENT_TYPES.map((type) => [type, false])));
    const body = [
      { type: 'terms_of_use', value: true },
      { type: 'REQUIRED_AGE', value: true },
      { type: 'MAIN_PERSONAL_DATA', value: false },
    ];
    const answer = await services.call('updateKoreaConsents', { token, ...KOREA, body });
    expect(answer.status).toBe(200);
    expect(await koreaOf(token)).toMatchObject({ TERMS_OF_USE: true, REQUIRED_AGE: true });
    expect((await koreaOf(other))['TERMS_OF_USE']).toBe(false);

    const kim = await signIn(services);
    await update(kim.token, [{ type: 'MAIN_PERSONAL_DATA', value: true }]);
    const signedIn = await signIn(services, { token, ...KOREA });
    expect(await koreaOf(signedIn.token)).toMatchObject({
      TERMS_OF_USE: true,
      REQUIRED_AGE: true,
      // A guest’s box that was left empty takes nothing away.
      MAIN_PERSONAL_DATA: true,
      NEWSLETTER: false,
    });
    const carried = (await ledger()).filter(({ place }) => place === 'sign-in');
    expect(carried.map(({ type }) => type)).toEqual(['REQUIRED_AGE', 'TERMS_OF_USE']);
  });

  it.each([
    ['0.type', [{ type: 'fax', value: true }]],
    ['0.value', [{ type: 'NEWSLETTER' }]],
    ['body', []],
  ])('[R7.174] name the field %s that is wrong', async (field, body) => {
    const token = await guestToken(services, 'kor-kr');
    expect(await services.call('updateKoreaConsents', { token, ...KOREA, body })).toMatchObject({
      status: 400,
      body: { statusDetails: field },
    });
    expect((await services.call('getKoreaConsents', KOREA)).status).toBe(401);
    expect((await services.call('updateKoreaConsents', { ...KOREA, body })).status).toBe(401);
  });

  it('[R4.034, R6.013] have words where they are asked, and none elsewhere', async () => {
    const textsOf = async (context: string, locale: LocaleCode) => {
      const { body } = await services.call('getConsentTexts', { locale, query: { context } });
      return CALL_SPECS.getConsentTexts.answer.parse(body).consents;
    };
    for (const context of ['checkout', 'appointments', 'newsletter', 'registration']) {
      expect(await textsOf(context, 'eng-us')).toEqual([]);
      const korean = await textsOf(context, 'kor-kr');
      expect(korean.length).toBeGreaterThan(1);
      for (const { label, text, language } of korean) {
        expect(language).toBeUndefined();
        expect(`${label}${text}`).toMatch(/\p{Script=Hangul}/u);
      }
    }
    const [asked] = (await textsOf('newsletter', 'kor-kr')).filter(({ type }) => type === 'NEWSLETTER');
    const [channel] = await textsOf('preferences', 'kor-kr');
    expect(channel).toEqual({ ...asked, type: 'marketing_email' });
    const wrong = await services.call('getConsentTexts', { query: { context: 'cart' } });
    expect(wrong).toMatchObject({ status: 400, body: { statusDetails: 'context' } });
  });

  it('[R7.179] confirm advertising anew, on a day that has come', async () => {
    const { token } = await signIn(services);
    const kisa = (body: unknown, locale: LocaleCode = 'kor-kr') =>
      services.call('updateKisa', { token, locale, body });
    const today = services.clock.now().toISOString();
    expect((await kisa({ kisaConsentDate: today, value: true })).status).toBe(200);
    expect((await consentsOf(token)).kisa).toEqual({ kisaConsentDate: today, value: true });
    expect((await kisa({ kisaConsentDate: '2020-02-29', value: false })).status).toBe(200);
    expect((await consentsOf(token)).kisa).toEqual({ kisaConsentDate: '2020-02-29', value: false });
    const future = new Date(services.clock.now().getTime() + 48 * 60 * 60 * 1000).toISOString();
    for (const kisaConsentDate of [future, future.slice(0, 10), '2020-02-30', 'yesterday', 5]) {
      expect(await kisa({ kisaConsentDate, value: true })).toMatchObject({
        status: 400,
        body: { statusDetails: 'kisaConsentDate' },
      });
    }
    expect((await kisa({ kisaConsentDate: today, value: true }, 'eng-us')).status).toBe(400);
    const guest = await guestToken(services, 'kor-kr');
    const body = { kisaConsentDate: today, value: true };
    expect((await services.call('updateKisa', { token: guest, ...KOREA, body })).status).toBe(401);
  });
});

const answered = async (token: string) => {
  const { body } = await services.call('getChinaConsents', { token, ...CHINA });
  return CALL_SPECS.getChinaConsents.answer.parse(body);
};

const both = async (value = true) => {
  const { body } = await services.call('getConsentTexts', { ...CHINA, query: { context: 'china' } });
  const { version, consents } = CALL_SPECS.getConsentTexts.answer.parse(body);
  return { version, consents: consents.map(({ type }) => ({ type, value })) };
};

describe('the consents of mainland China', () => {
  it('[R7.031] are answered once, by a guest too, and still are after the sign-in', async () => {
    const token = await guestToken(services, 'zhs-cn');
    expect(await answered(token)).toEqual([]);
    const body = await both();
    expect((await services.call('saveChinaConsents', { token, ...CHINA, body })).status).toBe(200);
    expect(await answered(token)).toEqual(body.consents);
    const { token: signedIn } = await signIn(services, { token, ...CHINA });
    expect(await answered(signedIn)).toEqual(body.consents);
  });

  it('[R7.031] are asked again once the words are others', async () => {
    const token = await guestToken(services, 'zhs-cn');
    const body = await both(false);
    await services.call('saveChinaConsents', { token, ...CHINA, body });
    expect(await answered(token)).toHaveLength(2);
    await services.db.executeSql(
      `UPDATE content SET body = body || '{"label": "新"}' WHERE kind = 'consent' AND ref = 'cross_border'`,
    );
    expect(await answered(token)).toHaveLength(1);
    expect(await services.call('saveChinaConsents', { token, ...CHINA, body })).toMatchObject({
      status: 400,
      body: { statusDetails: 'version' },
    });
  });

  it('[R7.031] are refused with another type, in another locale and without a token', async () => {
    const token = await guestToken(services, 'zhs-cn');
    const body = await both();
    const wrong = { ...body, consents: [{ type: 'NEWSLETTER', value: true }] };
    expect(await services.call('saveChinaConsents', { token, ...CHINA, body: wrong })).toMatchObject({
      status: 400,
      body: { statusDetails: 'consents.0.type' },
    });
    const abroad = await services.call('saveChinaConsents', { token, body });
    expect(abroad.status).toBe(400);
    expect(ErrorBody.parse(abroad.body).statusDetails).toBe('locale');
    expect((await services.call('saveChinaConsents', { ...CHINA, body })).status).toBe(401);
    expect((await services.call('getChinaConsents', { token })).status).toBe(400);
  });
});
