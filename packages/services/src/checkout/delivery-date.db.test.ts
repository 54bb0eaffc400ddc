import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { done } from '../test-harness/a-purchase.ts';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const dayIn = async (locale: 'ita-it' | 'fra-fr') => {
  const token = await guestToken(services, locale);
  const { body } = await done(services.call('getDeliveryDate', { token, locale, params: { id: 'QS2001' } }));
  return CALL_SPECS.getDeliveryDate.answer.parse(body).eddMinDate;
};
const setHolidays = (iso: string, days: string) =>
  services.db.executeSql('UPDATE country SET holidays = $2::text[] WHERE iso = $1', [iso, days]);
const setCutOff = (time: string) => services.db.executeSql('UPDATE country SET cut_off = $1', [time]);

describe('[R7.113] the day a piece arrives', { timeout: 30_000 }, () => {
  it('moves behind the public holidays of both countries, and not behind those of a region of the warehouse’s', async () => {
    expect(await dayIn('ita-it')).toBe('2026-03-13');
    await setHolidays('FR', '{03-11,"03-12 10"}');
    expect(await dayIn('ita-it')).toBe('2026-03-16');
    await setHolidays('IT', '{03-12}');
    expect(await dayIn('ita-it')).toBe('2026-03-17');
    await setHolidays('FR', '{}');
    await setHolidays('IT', '{}');
  });

  it('is a working day later from the cut-off hour of the warehouse on', async () => {
    // It is 10 in the morning in Paris.
    await setCutOff('10:01');
    expect(await dayIn('fra-fr')).toBe('2026-03-12');
    await setCutOff('10:00');
    expect(await dayIn('fra-fr')).toBe('2026-03-13');
    await setCutOff('14:00');
  });
});
