import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
const read = async (locale: 'eng-us' | 'fra-fr') => {
  const { body } = await services.call('getClientServiceNavigation', { locale });
  return CALL_SPECS.getClientServiceNavigation.answer.parse(body).items;
};

describe('the navigation of the client service', () => {
  it('[R7.081] has the pages of the client service in the order of the house, each locale in its language', async () => {
    const [english, french] = [await read('eng-us'), await read('fra-fr')];
    expect(english[0]).toEqual({ label: 'Contact', url: '/eng-us/contact-us' });
    expect(french.map(({ url }) => url)).toEqual(english.map(({ url }) => url.replace('eng-us', 'fra-fr')));
    expect(french[0]?.label).not.toBe(english[0]?.label);
  });

  it('[R7.081] is not found while nobody wrote it', async () => {
    await services.db.executeSql("DELETE FROM content WHERE kind = 'navigation'");
    expect((await services.call('getClientServiceNavigation')).status).toBe(404);
  });
});
