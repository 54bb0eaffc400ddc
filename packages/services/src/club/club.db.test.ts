import { CALL_SPECS } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['Claire', 'Noor']) {
    const login = `${name.toLowerCase()}@maison-aurele.example`;
    const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
    tokens[name] = CALL_SPECS.login.answer.parse(body).accessToken;
  }
});

const clubsOf = async (who: string) => {
  const { body } = await services.call('getClubEligibility', { token: tokens[who] ?? '' });
  return CALL_SPECS.getClubEligibility.answer.parse(body).clubs;
};
const change = (who: string, body: object, name = 'cercle') =>
  services.call('patchMemberInfos', { token: tokens[who] ?? '', params: { name }, body });
const memberships = async () => {
  const { rows } = await services.db.executeSql('SELECT club_id, name FROM club_member ORDER BY name');
  return rows;
};

describe('[R7.150] the membership of a club', () => {
  it('begins with a name, keeps another one, and ends when its member leaves', async () => {
    const joined = await change('Claire', { memberName: 'Claire D.' });
    expect(joined).toMatchObject({
      status: 200,
      body: { member: { clubName: 'cercle', isMember: true, memberName: 'Claire D.' } },
    });
    const since = services.clock.now().toISOString();
    services.clock.advance(1_000);
    await change('Claire', { memberName: 'C. Dufour' });
    const [club] = await clubsOf('Claire');
    expect(club).toMatchObject({ name: 'cercle', member: { memberName: 'C. Dufour', joinedAt: since } });
    expect((await change('Claire', { isMember: false })).body).toEqual({
      member: { clubName: 'cercle', isMember: false },
    });
    expect((await clubsOf('Claire'))[0]).not.toHaveProperty('member');
    expect(await memberships()).toEqual([]);
  });

  it('is for who bought enough, and only ever their own', async () => {
    expect(await change('Noor', { memberName: 'N.' })).toMatchObject({
      status: 403,
      errorCode: 'club_not_open',
    });
    expect(await change('Claire', { memberName: 'C.' }, 'no-club')).toMatchObject({ status: 404 });
    const { rows } = await services.db.executeSql(`SELECT id FROM customer WHERE login LIKE 'noor@%'`);
    await change('Claire', { memberName: 'C.', customerId: rows[0]?.['id'], id: rows[0]?.['id'] });
    expect(await memberships()).toEqual([{ club_id: 'cercle', name: 'C.' }]);
    expect(await clubsOf('Noor')).toEqual([]);
    await change('Claire', { isMember: false });
  });

  it.each([
    {},
    { memberName: '' },
    { memberName: 'x'.repeat(61) },
    { memberName: 'a\nb' },
    { isMember: true },
  ])('is not changed by %j', async (body) => {
    expect((await change('Claire', body)).status).toBe(400);
    expect(await memberships()).toEqual([]);
  });

  it('stays when the purchases that opened the club count no more', async () => {
    await change('Claire', { memberName: 'C.' });
    await services.db.executeSql(`UPDATE club SET rule = '{"orders": 99}' WHERE id = 'cercle'`);
    expect((await clubsOf('Claire')).map(({ name }) => name)).toContain('cercle');
    expect((await change('Claire', { memberName: 'C. D.' })).status).toBe(200);
    await services.db.executeSql(`UPDATE club SET rule = '{"orders": 3}' WHERE id = 'cercle'`);
    await change('Claire', { isMember: false });
  });

  it('is asked for by customers alone', async () => {
    const request = { params: { name: 'cercle' }, body: { memberName: 'G.' } };
    const token = await guestToken(services);
    expect((await services.call('patchMemberInfos', { ...request, token })).status).toBe(401);
    expect((await services.call('patchMemberInfos', request)).status).toBe(401);
  });
});

const offersOf = async (who: string) => {
  const { body } = await services.call('getExclusiveOffers', { token: tokens[who] ?? '' });
  return CALL_SPECS.getExclusiveOffers.answer
    .parse(body)
    .categoryLinksList.filter(({ clubName }) => clubName !== undefined);
};

describe('[R7.044] the offers of a club', () => {
  it('are for its members, from the day they join until they leave', async () => {
    expect(await offersOf('Claire')).toEqual([]);
    await change('Claire', { memberName: 'C.' });
    expect(await offersOf('Claire')).toMatchObject([{ offerId: 'cercle-bench', clubName: 'cercle' }]);
    expect(await offersOf('Noor')).toEqual([]);
    await change('Claire', { isMember: false });
    expect(await offersOf('Claire')).toEqual([]);
  });
});
