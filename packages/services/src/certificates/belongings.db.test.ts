import { CALL_SPECS, type CallName } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['Kim', 'Claire', 'Harriet', 'Noor']) {
    const login = `${name.toLowerCase()}@maison-aurele.example`;
    const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
    tokens[name] = CALL_SPECS.login.answer.parse(body).accessToken;
  }
});

const ask = (name: CallName, who: string, params: Readonly<Record<string, string>> = {}) =>
  services.call(name, { locale: 'fra-fr', params, token: tokens[who] ?? '' });
const serials = async (who: string): Promise<readonly string[]> => {
  const { body } = await ask('getCertifiedProducts', who);
  return CALL_SPECS.getCertifiedProducts.answer.parse(body).products.map(({ serialNumber }) => serialNumber);
};
const clubs = async (who: string) =>
  CALL_SPECS.getClubEligibility.answer.parse((await ask('getClubEligibility', who)).body);
const offers = async (who: string) =>
  CALL_SPECS.getExclusiveOffers.answer.parse((await ask('getExclusiveOffers', who)).body);

describe('what belongs to a customer', () => {
  it('[R7.147] is listed to its owner with its piece, the youngest first, and to nobody else', async () => {
    expect(await serials('Claire')).toEqual(['AUR-E-200118', 'AUR-W-100427']);
    expect(await serials('Harriet')).toEqual(['AUR-B-300951']);
    expect(await serials('Kim')).toEqual([]);
    const { body } = await ask('getCertifiedProducts', 'Claire');
    expect(CALL_SPECS.getCertifiedProducts.answer.parse(body).products[1]).toMatchObject({
      status: 'activated',
      sku: { identifier: 'QW1001', name: 'Heure Verte, 39 mm' },
      materialIds: ['steel-316l', 'sapphire-crystal', 'calf-grained'],
    });
    expect(JSON.stringify(body)).not.toMatch(/demo-|hash|owner/u);
  });

  it('[R7.146] says what it is made of; of what they do not own, as of what there is not, nothing', async () => {
    const material = await ask('getMaterial', 'Claire', { id: 'steel-316l' });
    expect(material.body).toMatchObject({
      id: 'steel-316l',
      name: 'Acier 316L',
      description: expect.stringContaining('acier'),
      origin: 'Suisse',
    });
    const crystal = await ask('getMaterial', 'Claire', { id: 'sapphire-crystal' });
    expect(crystal.body).toMatchObject({
      media: { view: 'detail', url: expect.stringContaining('au1001-green') },
    });
    const refusals = [
      await ask('getMaterial', 'Kim', { id: 'steel-316l' }),
      await ask('getMaterial', 'Claire', { id: 'diamond-canada' }),
      await ask('getMaterial', 'Claire', { id: 'unobtainium' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('[R7.149] opens clubs to a customer by what they bought', async () => {
    const faithful = await clubs('Claire');
    expect(faithful.eligible).toBe(true);
    expect(faithful.clubs.map(({ name }) => name)).toContain('cercle');
    expect(await clubs('Noor')).toEqual({ eligible: false, clubs: [] });
  });

  it('[R7.044, R3.050] is offered to those who were named, with how many there are', async () => {
    const two = await offers('Kim');
    expect(two.categoryLinksListSize).toBe(2);
    expect(two.categoryLinksList.map(({ offerId }) => offerId)).toEqual([
      'soir-first-look',
      'six-hours-discovery',
    ]);
    expect(two.categoryLinksList[0]).toMatchObject({
      offerDisplayName: 'Salon du Soir',
      subtitle: 'Ouvert pour vous',
      url: '/fra-fr/salon-soir',
    });
    expect(await offers('Noor')).toEqual({ categoryLinksList: [], categoryLinksListSize: 0 });
  });

  it('[R7.044, R7.146, R7.147, R7.149] is asked for by customers alone', async () => {
    const token = await guestToken(services);
    for (const name of ['getCertifiedProducts', 'getClubEligibility', 'getExclusiveOffers'] as const) {
      expect((await services.call(name, { token })).status).toBe(401);
      expect((await services.call(name)).status).toBe(401);
    }
    expect((await services.call('getMaterial', { params: { id: 'steel-316l' }, token })).status).toBe(401);
  });
});
