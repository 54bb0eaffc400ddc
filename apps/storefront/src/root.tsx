// First of all: it fixes the order of the style sheets' layers.
import './shared/theme/theme.css';
import './shared/theme/faces.css';
import cormorantUrl from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?page';
import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?page';
import type { ReactNode } from 'react';
import {
  type LinksFunction,
  Links,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { AssistedSlot } from './layouts/assisted-slot.tsx';
import { ErrorPage } from './layouts/error-page.tsx';
import type { LabelPart } from './shared/i18n/label-parts.ts';
import { labelsAhead } from './shared/i18n/load-labels.ts';
import { keptFlags } from './shared/navigation/kept-flags.ts';
import { pageTransition } from './shared/navigation/page-transition.ts';
import { RouteAnnouncer } from './shared/navigation/route-announcer.tsx';
import { featuresWithout, FeatureSwitches } from './shared/page/features.ts';
import { Head } from './shared/page/head.tsx';
import { usePage } from './shared/page/page.tsx';
import { TryOnTypesProvider } from './shared/page/try-on-types.tsx';
import { loadAppConfig, switchedOffIn, tryOnTypesIn } from './shared/server/app-config.ts';
import { partLoader } from './shared/server/page-loader.ts';
import { pageMiddleware } from './shared/server/page-middleware.ts';
import iconUrl from './shared/theme/icon.svg?url';

export const middleware: MiddlewareFunction<Response>[] = [pageMiddleware];

export const clientMiddleware: MiddlewareFunction[] = [labelsAhead, pageTransition];

export const links: LinksFunction = () =>
  [hankenUrl, cormorantUrl].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

export const loader = partLoader(async ({ ask, reportError, routingOf, locale }) => {
  const config = await loadAppConfig(ask, reportError);
  return {
    apiTimeoutMs: config.apiTimeoutMs,
    apiRouting: JSON.stringify(routingOf(locale.code)),
    tryOnTypes: tryOnTypesIn(locale.code, config),
    features: featuresWithout(switchedOffIn(locale.code, config)),
  };
});

/** What the root loads belongs to the document, not to the page. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { locale, catalogueUrls, hooks } = usePage();
  const { search } = useLocation();
  const loaded = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  // The router says `null` where there is no error.
  const hasFailed = (useRouteError() ?? undefined) !== undefined;
  const parts = labelPartsOf(matches);
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.isRtl ? 'rtl' : 'ltr'}
      className={keptFlags(search).join(' ') || undefined}
      data-layout={hasFailed ? 'error' : layoutOf(matches)}
      data-locale={locale.code}
      data-catalogues={catalogueUrls && JSON.stringify(catalogueUrls)}
      data-labels={parts.join(' ')}
      data-api-timeout={loaded?.apiTimeoutMs}
      data-api-routing={loaded?.apiRouting}
      data-hooks={hooks ? 'on' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <Head />
        <Links />
        {catalogueUrls &&
          parts.map((part) => <link key={part} rel="modulepreload" href={catalogueUrls[part]} />)}
      </head>
      <body>
        {children}
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** [R2.067–R2.071] A page's frame names its layout; a failure of any page is the error layout. */
function layoutOf(matches: ReturnType<typeof useMatches>): string {
  const frame = matches.find(({ id }) => id.startsWith('layouts/'));
  return frame?.id.slice('layouts/'.length, -'-layout'.length) ?? 'default';
}

/** What the page's labels come in: the shell's, and the parts that its loader names. */
function labelPartsOf(matches: ReturnType<typeof useMatches>): readonly LabelPart[] {
  const own = matches.map(({ loaderData }) => loaderData).find(hasLabels)?.labels;
  return own === undefined ? ['shell'] : ['shell', ...[own].flat()];
}

function hasLabels(data: unknown): data is { readonly labels: LabelPart | readonly LabelPart[] } {
  return typeof data === 'object' && data !== null && 'labels' in data;
}

export default function Root() {
  const { tryOnTypes, features } = useLoaderData<typeof loader>();
  return (
    <TryOnTypesProvider types={tryOnTypes}>
      <FeatureSwitches value={features}>
        <AssistedSlot />
        <Outlet />
      </FeatureSwitches>
    </TryOnTypesProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
