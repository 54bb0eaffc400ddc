import { startShop } from '@vitrine/testing';
import type { Figure } from '../figure.ts';

/** From the command to the first page answered, on a machine where packages and builds are there. */
export async function startTimes(): Promise<readonly Figure[]> {
  const begun = performance.now();
  const first = await startShop();
  const firstPage = await pageAfter(begun, first.origin);
  await first.stop();
  const again = performance.now();
  const second = await startShop({ dataFolder: first.dataFolder });
  const laterPage = await pageAfter(again, second.origin);
  await second.remove();
  return [
    {
      name: 'start to first page, new database, built',
      unit: 's',
      must: 60,
      aim: 30,
      measured: firstPage,
      better: 'lower',
    },
    { name: 'start to first page, later', unit: 's', must: 6, aim: 3, measured: laterPage, better: 'lower' },
  ];
}

async function pageAfter(begun: number, origin: string): Promise<number> {
  const answer = await fetch(`${origin}/eng-us/homepage`);
  await answer.arrayBuffer();
  return (performance.now() - begun) / 1000;
}
