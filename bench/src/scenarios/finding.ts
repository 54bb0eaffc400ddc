import type { Figure } from '../figures/figure.ts';
import { cpuPerOperation } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

/** Most CPU that a call may cost: ms of the shop, and of PostgreSQL. */
interface Limit {
  readonly must: readonly [shop: number, postgres: number];
  readonly aim: readonly [shop: number, postgres: number];
}

export interface FindingLimits {
  readonly listing: Limit;
  readonly search: Limit;
  readonly predictive: Limit;
}

const AT_DEMO_SIZE: Limit = { must: [1.5, 2], aim: [1, 1] };
const DEMO_LIMITS: FindingLimits = {
  listing: AT_DEMO_SIZE,
  search: AT_DEMO_SIZE,
  predictive: AT_DEMO_SIZE,
};

/** The category of the demo house with the most pieces. */
const DEMO_CATEGORY = 'leather-goods';

const CALLS = 400;

/** Two words, one of them mistyped. */
const MISTYPED = ['gren watch', 'black sunglases', 'lether bag', 'silk scraf', 'red lipstik', 'gold earings'];
const CHOICES = [
  '',
  'colour=black',
  'colour=green,black',
  'sort=price-asc',
  'sort=newest',
  'page=0',
  'material=leather',
];

/** Listing with facets and counts, search and predictive search at demo size. */
export async function findingAtDemoSize(shop: MeasuredShop): Promise<readonly Figure[]> {
  return findingFigures(shop, { dimId: DEMO_CATEGORY, limits: DEMO_LIMITS, at: 'demo size' });
}

interface MeasuredHouse {
  /** The category whose listing is asked for. */
  readonly dimId: string;
  readonly limits: FindingLimits;
  /** How large the house is, in words. */
  readonly at: string;
}

/** What the three calls of finding cost a warm shop: several choices, pages and words in turn. */
export async function findingFigures(
  shop: MeasuredShop,
  { dimId, limits, at }: MeasuredHouse,
): Promise<readonly Figure[]> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const asked = {
    listing: CHOICES.map((choice) => `plp/products/${dimId}?${choice}`),
    search: MISTYPED.map((words) => `records?keyword=${encodeURIComponent(words)}`),
    predictive: letters.map((letter) => `records/predictive?keyword=${letter}`),
  };
  const figures: Figure[] = [];
  for (const kind of ['listing', 'search', 'predictive'] as const) {
    const cost = await cpuPerOperation(shop.pid, async () => askEach(shop.origin, asked[kind]));
    const name = {
      listing: 'listing with facets',
      search: 'search, two words with a typo',
      predictive: 'predictive search, a letter',
    };
    const { must, aim } = limits[kind];
    const common = { unit: 'ms', better: 'lower' } as const;
    figures.push(
      { ...common, name: `${name[kind]}, ${at} (CPU)`, must: must[0], aim: aim[0], measured: cost.shopMs },
      {
        ...common,
        name: `${name[kind]}, ${at} (PostgreSQL)`,
        must: must[1],
        aim: aim[1],
        measured: cost.postgresMs,
      },
    );
  }
  return figures;
}

async function askEach(origin: string, paths: readonly string[]): Promise<number> {
  for (let count = 0; count < CALLS; count += 1) {
    const path = paths[count % paths.length] ?? '';
    const answer = await fetch(`${origin}/api/eng-us/${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return CALLS;
}
