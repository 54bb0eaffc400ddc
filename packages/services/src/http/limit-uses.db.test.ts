import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';
import { limitUses, strangersUse } from './limit-uses.ts';

const services = useServices();
const LIMITS = {
  perNetwork: { max: 3, windowSeconds: 60 },
  perSubject: { max: 5, windowSeconds: 3600 },
};
const ask = (subject: string, address: string, what = 'mail') =>
  limitUses(services.deps, strangersUse(what, { subject, address }, LIMITS));
const times = async (count: number, one: (number: number) => Promise<number | undefined>) => {
  const waits = [];
  for (let number = 0; number < count; number += 1) waits.push(await one(number));
  return waits;
};
const FREE = undefined;

describe('[R7.017, R7.022] what strangers may do so often', () => {
  it('is counted for one network, whoever it is about, until the time is over', async () => {
    expect(await times(4, (number) => ask(`n${number}`, '10.0.0.1'))).toEqual([FREE, FREE, FREE, 60]);
    expect(await ask('n9', '10.0.0.2')).toBe(FREE);
    services.clock.advance(60_000);
    expect(await ask('n9', '10.0.0.1')).toBe(FREE);
  });

  it('is counted for one login, from wherever it is asked', async () => {
    const waits = await times(6, (number) => ask('victim', `10.1.0.${number}`));
    expect(waits).toEqual([FREE, FREE, FREE, FREE, FREE, 3600]);
    expect(await ask('somebody else', '10.1.0.9')).toBe(FREE);
    expect(await ask('victim', '10.1.0.9', 'something else')).toBe(FREE);
  });

  it('is one network for all addresses that one client has', async () => {
    const waits = await times(4, (number) => ask(`s${number}`, `2001:db8:0:1::${number}`));
    expect(waits[3]).toBe(60);
  });

  it('lets no more through when all come at the same time', async () => {
    const waits = await Promise.all(Array.from({ length: 9 }, (_, number) => ask(`p${number}`, '10.3.0.1')));
    expect(waits.filter((wait) => wait === FREE)).toHaveLength(3);
  });

  it('keeps neither login nor address', async () => {
    await ask('secret@house.example', '203.0.113.9');
    const { rows } = await services.db.executeSql('SELECT * FROM counted_use', []);
    expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0/u);
  });
});
