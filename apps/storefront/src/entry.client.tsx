import { localeOf, LOCALES } from '@vitrine/domain';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createLabels } from './shared/i18n/labels.ts';
import { fetchLabelFacts, loadNamed, setLabelSource } from './shared/i18n/load-labels.ts';
import { answerEarlyPress } from './shared/page/early-press.ts';
import { type Page, PageProvider } from './shared/page/page.tsx';

/** The page's labels come as scripts of their own, preloaded by the HTML, which names them all. */
async function hydrate({ dataset }: HTMLElement): Promise<void> {
  const locale = localeOf(dataset['locale'] ?? '') ?? LOCALES['eng-us'];
  const catalogueUrls: Page['catalogueUrls'] =
    dataset['catalogues'] === undefined ? undefined : JSON.parse(dataset['catalogues']);
  const labels = createLabels(locale.bcp47, catalogueUrls && {});
  setLabelSource({ urls: catalogueUrls, add: labels.add });
  await Promise.all((dataset['labels'] ?? '').split(' ').map((part) => loadNamed(part)));
  const page: Page = { locale, labels, catalogueUrls, hooks: dataset['hooks'] === 'on' };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageProvider page={page}>
          <Answering>
            <HydratedRouter />
          </Answering>
        </PageProvider>
      </StrictMode>,
    );
  });
}

/** Effects of children run first, so every listener of the page is in place when this one runs. */
function Answering({ children }: { readonly children: ReactNode }) {
  useEffect(answerEarlyPress, []);
  // For the first navigation, which asks again where this fails.
  useEffect(() => void fetchLabelFacts().catch(() => undefined), []);
  return children;
}

await hydrate(document.documentElement);
