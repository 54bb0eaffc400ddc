import { PAGE_IDS, type PageId, pageSpec } from '@vitrine/contracts';
import type { Figure } from '../figures/figure.ts';
import { type Cost, cpuPerOperation, median } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

const KIM = { login: 'kim@maison-aurele.example', password: 'Vitrine-Kim-2026' };
const SIGN_INS = 30;
const AT_ONCE = 16;
const WAVES = 5;
const VIEWS = 60;
/** V8 compiles more of what all pages share during the first page's 1,500 views, and of each page's own during 300. */
const FIRST_WARM_UP_ROUNDS = 25;
const WARM_UP_ROUNDS = 5;
/** The dearest of many pages is told: with few rounds it would be the one that was disturbed most. */
const COUNTED_ROUNDS = 9;

/** Signs Kim in and gives the cookies of the session. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/eng-us/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(KIM),
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  await answer.arrayBuffer();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** A sign-in by password with its hash; then many at once, and what others' pages take meanwhile. */
export async function signIns(shop: MeasuredShop): Promise<readonly Figure[]> {
  const { shopMs, postgresMs } = await cpuPerOperation(shop.pid, async () => {
    for (let count = 0; count < SIGN_INS; count += 1) await signIn(shop.origin);
    return SIGN_INS;
  });
  const waves: Wave[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) waves.push(await waveOfSignIns(shop.origin));
  const common = { unit: 'ms', better: 'lower' } as const;
  return [
    { ...common, name: 'sign-in by password (CPU with PostgreSQL)', must: 60, measured: shopMs + postgresMs },
    { ...common, name: '16 sign-ins at once', must: 1000, measured: median(waves.map(({ allMs }) => allMs)) },
    {
      ...common,
      name: 'product page during 16 sign-ins',
      must: 50,
      measured: median(waves.map(({ pageMs }) => pageMs)),
    },
  ];
}

interface Wave {
  readonly allMs: number;
  /** Of one page of another visitor, the median. */
  readonly pageMs: number;
}

async function waveOfSignIns(origin: string): Promise<Wave> {
  let allMs = Number.NaN;
  const signAllIn = async () => {
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, async () => signIn(origin)));
    allMs = performance.now() - began;
  };
  const all = signAllIn();
  const pages: number[] = [];
  while (Number.isNaN(allMs)) {
    const asked = performance.now();
    await (await fetch(`${origin}/eng-us/products/AU2001`)).arrayBuffer();
    pages.push(performance.now() - asked);
  }
  await all;
  return { allMs, pageMs: median(pages) };
}

/** Every page of an account that needs no id, as Kim sees it; the dearest is the figure. */
export async function mylvPages(shop: MeasuredShop): Promise<readonly Figure[]> {
  const cookie = await signIn(shop.origin);
  const costs: { readonly path: string; readonly cost: Cost }[] = [];
  for (const path of PAGE_IDS.filter(isWalked).map((id) => pageSpec(id).path)) {
    const rounds = costs.length === 0 ? FIRST_WARM_UP_ROUNDS : WARM_UP_ROUNDS;
    for (let round = 0; round < rounds; round += 1) await view(`${shop.origin}/eng-us${path}`, cookie);
    costs.push({
      path,
      cost: await cpuPerOperation(
        shop.pid,
        async () => view(`${shop.origin}/eng-us${path}`, cookie),
        COUNTED_ROUNDS,
      ),
    });
  }
  const dearest = (part: keyof Cost) => costs.toSorted((one, other) => other.cost[part] - one.cost[part])[0];
  for (const { path, cost } of costs)
    process.stdout.write(`${path}: ${cost.shopMs.toFixed(1)} + ${cost.postgresMs.toFixed(1)} ms\n`);
  const common = { unit: 'ms', better: 'lower' } as const;
  return [
    {
      ...common,
      name: 'dearest page of MyLV (CPU)',
      must: 8,
      measured: dearest('shopMs')?.cost.shopMs ?? Number.NaN,
    },
    {
      ...common,
      name: 'dearest page of MyLV (PostgreSQL)',
      must: 4,
      measured: dearest('postgresMs')?.cost.postgresMs ?? Number.NaN,
    },
  ];
}

const isWalked = (id: PageId): boolean => {
  const { path, audience, shownBy } = pageSpec(id);
  return path.startsWith('/mylv/') && !path.includes(':') && audience === 'customer' && shownBy === 'route';
};

async function view(url: string, cookie: string): Promise<number> {
  for (let count = 0; count < VIEWS; count += 1) {
    const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'br' }, redirect: 'manual' });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return VIEWS;
}
