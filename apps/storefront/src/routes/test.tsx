import type { HomepageBody } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { cardsOfRow } from '../features/editorial/home-skus.ts';
import { PatternPage } from '../features/team/pattern-page.tsx';
import type { ShownCard } from '../shared/cards/product-card.tsx';
import { loadAppConfig, switchedOffIn, tryOnTypesIn } from '../shared/server/app-config.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** The version that was built, and when; written in its place by the build (vite.config.ts). */
declare const BUILD_NAME: string;

/** [R2.003] What everybody may know of this shop: nothing of its environment is read here, only what its calls answer. */
export const loader = pageLoader(async (scope) => {
  const [config, index, home] = await Promise.all([
    loadAppConfig(scope.ask, scope.reportError),
    scope.need('getConfigIndex'),
    scope.ask('getHomepage'),
  ]);
  const { code, market, language } = scope.locale;
  const off = [...switchedOffIn(code, config)];
  const facts = [
    ['Locale', code],
    ['Language and market', `${language}, ${market}`],
    ['Build', BUILD_NAME],
    [
      'Configuration group',
      [...new Set(index.map(({ nodeEnv, group }) => `${nodeEnv}: ${group}`))].join(', '),
    ],
    ['Configuration files', index.map(({ appConfig }) => appConfig).join(', ')],
    ['Feature switches', switchesOf(config.features, off)],
    ['Tried on', tryOnTypesIn(code, config)?.join(', ') ?? 'not known'],
    ['Time-out of calls', `${config.apiTimeoutMs} ms`],
  ] as const;
  const title = `Diagnostics and patterns | ${serverLabels(scope).t('house_full_name')}`;
  return { facts, cards: home.ok ? await loadCards(scope, home.body) : [], head: privateHead(title) };
});

const switchesOf = (features: unknown, off: readonly string[]): string =>
  Object.keys(features ?? {})
    .map((name) => `${name} ${off.includes(name) ? 'off' : 'on'}`)
    .join(', ');

/** Some pieces of the home page as cards, without what they cost now. */
async function loadCards(scope: PageScope, { componentList }: HomepageBody): Promise<readonly ShownCard[]> {
  const skus = componentList
    .flatMap((component) => (component.type === 'products' ? component.skus : []))
    .slice(0, CARDS);
  const list = skus.map(({ identifier }) => identifier).join(',');
  const details =
    list === '' ? undefined : await scope.ask('getSkuList', { params: { list, precision: 'low' } });
  return cardsOfRow({ skus }, details?.ok === true ? details.body.skuList : [], NO_NEWS);
}

const CARDS = 4;
const NO_NEWS = { prices: new Map(), inStock: {}, soldOut: '' };

export default function TestRoute() {
  return <PatternPage {...useLoaderData<typeof loader>()} />;
}
