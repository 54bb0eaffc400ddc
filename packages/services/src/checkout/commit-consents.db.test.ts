import { ErrorBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { aReadyOrder } from '../test-harness/a-purchase.ts';
import { signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const ASKED = ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'THIRD_PARTIES_PERSONAL_DATA', 'REQUIRED_AGE'];
const said = (value: boolean, left?: string) =>
  ASKED.map((type) => ({ type, value: type === left ? !value : value }));

const commitIn = (token: string, korea?: unknown, locale: LocaleCode = 'kor-kr') =>
  services.call('commitOrder', {
    token,
    locale,
    body: { consents: { termsOfSale: true, ...(korea === undefined ? {} : { korea }) } },
  });

describe('the commit in Korea', () => {
  it('[R4.034, R5.015] is refused without each consent of the checkout, which it names, and keeps those that came with it', async () => {
    const { token } = await aReadyOrder(services);
    const without = await commitIn(token);
    expect(without).toMatchObject({ status: 400, errorCode: 'consent_missing' });
    expect(ErrorBody.parse(without.body).errors.map(({ statusDetails }) => statusDetails)).toEqual(ASKED);
    for (const left of ASKED) {
      const answer = await commitIn(token, said(true, left));
      expect(answer).toMatchObject({ status: 400, body: { statusDetails: left } });
    }
    // A consent of another context does not block, and the checkout does not keep it.
    const more = [...said(true), { type: 'NEWSLETTER', value: false }];
    expect((await commitIn(token, more)).status).toBe(200);
    const { rows } = await services.db.executeSql(
      `SELECT type, act, place FROM consent_log WHERE session_id IS NOT NULL ORDER BY type`,
    );
    expect(rows).toEqual(ASKED.toSorted().map((type) => ({ type, act: 'given', place: 'checkout' })));
  });

  it('[R7.174] counts what the session or the account has kept, and what the commit says before it', async () => {
    for (const person of ['guest', 'customer']) {
      const signedIn = person === 'customer' ? await signIn(services) : undefined;
      const { token } = await aReadyOrder(services, { ...(signedIn && { token: signedIn.token }) });
      const keep = (body: unknown) => services.call('updateKoreaConsents', { token, locale: 'kor-kr', body });
      await keep(said(true, 'REQUIRED_AGE'));
      expect((await commitIn(token)).status).toBe(400);
      await keep([{ type: 'REQUIRED_AGE', value: true }]);
      expect((await commitIn(token, [{ type: 'REQUIRED_AGE', value: false }])).status).toBe(400);
      expect((await commitIn(token)).status).toBe(200);
    }
  });

  it('[R4.034] is the only one that asks: the locale is the service’s', async () => {
    const { token } = await aReadyOrder(services);
    expect((await commitIn(token, undefined, 'eng-us')).status).toBe(200);
    const wrong = await commitIn(token, [{ type: 'FAX', value: true }]);
    expect(wrong).toMatchObject({ status: 400, body: { statusDetails: 'consents.korea.0.type' } });
  });
});
