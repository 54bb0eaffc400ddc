import { beforeAll, describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const PARTS = {
  header: { banner: { text: 'Offert', url: 'delivery-returns' } },
  footer: { reinsurance: [{ title: 'Paiement', text: 'Sûr', url: 'faq/orders/how-to-pay' }] },
};

describe('the parts around every page', () => {
  const services = useServices();
  const template = (locale: 'fra-fr' | 'jpn-jp', query?: { readonly target: 'node' }) =>
    services.call('getTemplate', { locale, ...(query && { query }) });

  beforeAll(async () => {
    await services.db.executeSql("DELETE FROM content WHERE kind = 'template'");
    await services.db.executeSql(
      "INSERT INTO content (kind, ref, language, body) VALUES ('template', 'node', 'fra', $1)",
      [JSON.stringify(PARTS)],
    );
  });

  it('[R7.008] are answered in the language of the locale, with addresses in it', async () => {
    const { status, body } = await template('fra-fr', { target: 'node' });
    expect(status).toBe(200);
    expect(body).toEqual({
      header: { banner: { text: 'Offert', url: '/fra-fr/delivery-returns' } },
      footer: { reinsurance: [{ title: 'Paiement', text: 'Sûr', url: '/fra-fr/faq/orders/how-to-pay' }] },
    });
  });

  it('[R7.008] are refused without their target, and not there where nobody wrote them', async () => {
    expect((await template('fra-fr')).status).toBe(400);
    expect((await template('jpn-jp', { target: 'node' })).status).toBe(404);
  });
});
