import { startShop } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { median } from '../measure.ts';

const LATER_STARTS = 3;

/** From the command to the first page answered, on a machine where packages and builds are there. */
export async function startTimes(): Promise<readonly Figure[]> {
  const first = await startOnce();
  const later: number[] = [];
  let { shop } = first;
  for (let start = 0; start < LATER_STARTS; start += 1) {
    await shop.stop();
    const again = await startOnce(shop.dataFolder);
    later.push(again.seconds);
    ({ shop } = again);
  }
  await shop.remove();
  return [
    {
      name: 'start to first page, new database, built',
      unit: 's',
      must: 60,
      aim: 30,
      measured: first.seconds,
      better: 'lower',
    },
    {
      name: 'start to first page, later',
      unit: 's',
      must: 6,
      aim: 3,
      measured: median(later),
      better: 'lower',
    },
  ];
}

/** On the data of an earlier start, or on none. */
async function startOnce(dataFolder?: string) {
  const begun = performance.now();
  const shop = await startShop(dataFolder === undefined ? {} : { dataFolder });
  const answer = await fetch(`${shop.origin}/eng-us/homepage`);
  await answer.arrayBuffer();
  return { shop, seconds: (performance.now() - begun) / 1000 };
}
