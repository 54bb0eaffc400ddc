import { CALL_SPECS, type ProfileBody } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let token: string;
beforeEach(async () => {
  await services.db
    .executeSql(`UPDATE customer SET first_name = 'Kim', sizes = '{}', birth_date = NULL, fiscal = NULL
    WHERE login LIKE 'kim@%'`);
  ({ token } = await signIn(services));
});

const read = async (): Promise<ProfileBody> =>
  CALL_SPECS.getProfile.answer.parse((await services.call('getProfile', { token })).body);
const patch = (body: unknown) => services.call('patchProfile', { token, body });
const postFiscal = (fiscalCode: string, locale: 'ita-it' | 'eng-us' = 'ita-it') =>
  services.call('updateFiscal', { token, locale, body: { fiscalCode } });

describe('the profile of a customer', () => {
  it('[R7.175] is the same at both of its addresses, and tells no password', async () => {
    const profile = await read();
    expect(profile).toMatchObject({ login: 'kim@maison-aurele.example', firstName: 'Kim', sizes: {} });
    expect(JSON.stringify(profile)).not.toMatch(/password|hash|\bid\b/u);
    const twin = await services.app.inject({
      url: '/eco-eu/lvcom-client-eapi/v1/clients/profile?locale=eng-us',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([twin.statusCode, twin.json()]).toEqual([200, profile]);
  });

  it('[R7.176] changes in what is sent and in nothing else', async () => {
    const before = await read();
    const changed = await patch({
      firstName: ' Kimberly ',
      birthDate: '1990-05-17',
      sizes: { shoes: 41.5 },
      id: 'x',
      email: 'evil@example.com',
      login: 'evil@example.com',
      role: 'agent',
    });
    const expected = {
      ...before,
      firstName: 'Kimberly',
      birthDate: '1990-05-17',
      sizes: { shoes: 41.5 },
    };
    expect([changed.status, changed.body]).toEqual([200, expected]);
    expect(await read()).toEqual(expected);
    await patch({ sizes: { ring: 52 } });
    expect((await read()).sizes).toEqual({ shoes: 41.5, ring: 52 });
    await patch({ birthDate: null, sizes: { shoes: null } });
    expect(await read()).toEqual({ ...before, firstName: 'Kimberly', sizes: { ring: 52 } });
  });

  it('[R7.176] keeps two changes that are made at once', async () => {
    await Promise.all([
      patch({ sizes: { ring: 52 } }),
      patch({ sizes: { belt: 90 } }),
      patch({ sizes: { wrist: 165 } }),
    ]);
    expect((await read()).sizes).toEqual({ ring: 52, belt: 90, wrist: 165 });
  });

  it.each([
    [{ firstName: 'x'.repeat(81) }, 'firstName'],
    [{ firstName: '  ' }, 'firstName'],
    [{ firstName: null }, 'firstName'],
    [{ lastName: 7 }, 'lastName'],
    [{ title: 'Duke' }, 'title'],
    [{ birthDate: '1990-02-30' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ sizes: { shoes: 41.3 } }, 'sizes.shoes'],
    [{ sizes: { hat: 58 } }, 'sizes'],
    [{ firstName: '\u0000' }, 'firstName'],
  ])('[R7.176] refuses %j by its name, and keeps all the rest', async (body, about) => {
    const before = await read();
    const answer = await patch({ lastName: 'Changed', ...body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(about);
    expect(await read()).toEqual(before);
  });

  it('[R7.026] keeps a fiscal code where the papers of the country carry one, and a wrong one not', async () => {
    expect((await postFiscal('rssmra85t10a562s')).body).toEqual({ success: true });
    expect((await read()).fiscal).toEqual({ fiscalCode: 'RSSMRA85T10A562S' });
    for (const refusal of [
      await postFiscal('RSSMRA85T10A562T'),
      await postFiscal('RSSMRA85T10A562S', 'eng-us'),
    ]) {
      expect([refusal.status, refusal.errorCode]).toEqual([400, 'invalid_profile']);
      expect(refusal.body).toMatchObject({ statusDetails: 'fiscalCode' });
    }
    expect((await read()).fiscal).toEqual({ fiscalCode: 'RSSMRA85T10A562S' });
  });

  it('[R7.026, R7.175, R7.176] is nobody else’s', async () => {
    const guest = await guestToken(services);
    const body = { firstName: 'Kim' };
    const refusals = [
      await services.call('getProfile', { token: guest }),
      await services.call('getProfile'),
      await services.call('patchProfile', { token: guest, body }),
      await services.call('updateFiscal', { token: guest, body: { fiscalCode: 'RSSMRA85T10A562S' } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
