import type { HomepageBody } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { PatternPage } from '../features/team/pattern-page.tsx';
import { loadAppConfig, switchedOffIn, tryOnTypesIn } from '../shared/server/app-config.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

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
  return { facts, cards: home.ok ? cardsOf(home.body) : [], head: privateHead(title) };
});

const switchesOf = (features: unknown, off: readonly string[]): string =>
  Object.keys(features ?? {})
    .map((name) => `${name} ${off.includes(name) ? 'off' : 'on'}`)
    .join(', ');

const cardsOf = ({ componentList }: HomepageBody) =>
  componentList.flatMap((component) => (component.type === 'products' ? component.products : [])).slice(0, 4);

export default function TestRoute() {
  return <PatternPage {...useLoaderData<typeof loader>()} />;
}
