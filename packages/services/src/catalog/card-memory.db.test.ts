import { LOCALES, toSkuId } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';
import { createCardMemory } from './card-memory.ts';

const services = useServices();
const LOCALE = LOCALES['eng-us'];
const SKUS = ['QK3001-41', 'QS2001', 'QS2002'].map(toSkuId);

describe('cards that are kept', () => {
  it('[R7.009] come in the order asked for, without unknown and exclusive ones', async () => {
    const { rows } = await services.db.executeSql(
      'SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE p.is_exclusive LIMIT 1',
    );
    const exclusive = toSkuId(String(rows[0]?.['id']));
    const memory = createCardMemory(services.deps);
    const cards = await memory.of(LOCALE, [...SKUS, exclusive, toSkuId('nowhere')]);
    expect(cards.map(({ defaultSkuId }) => defaultSkuId)).toEqual(SKUS);
    const turned = await memory.of(LOCALE, SKUS.toReversed());
    expect(turned).toEqual(cards.toReversed());
  });

  it('[R7.009] are read again within a second of a change', async () => {
    const memory = createCardMemory(services.deps);
    const [before] = await memory.of(LOCALE, SKUS.slice(0, 1));
    await services.db.executeSql(
      `UPDATE price SET amount = amount + 100 WHERE sku_id = '${SKUS[0]}';
       UPDATE catalogue_version SET version = version + 1`,
    );
    services.clock.advance(1_001);
    const [after] = await memory.of(LOCALE, SKUS.slice(0, 1));
    expect(after?.price?.amount).toBe((before?.price?.amount ?? 0) + 100);
    const [french] = await memory.of(LOCALES['fra-fr'], SKUS.slice(0, 1));
    expect(french?.price?.currency).toBe('EUR');
  });
});
