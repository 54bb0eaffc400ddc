import type { Messages } from '@lingui/core';
import { localeOf, LOCALES } from '@vitrine/domain';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createLabels } from './shared/i18n/labels.ts';
import { type Page, PageProvider } from './shared/page/page.tsx';

/** The page's language comes as a script of its own, preloaded by the HTML. */
async function loadMessages(catalogueUrl: string | undefined): Promise<Messages | undefined> {
  if (catalogueUrl === undefined) return undefined;
  const catalogue: { readonly default: Messages } = await import(/* @vite-ignore */ catalogueUrl);
  return catalogue.default;
}

async function hydrate({ dataset }: HTMLElement): Promise<void> {
  const locale = localeOf(dataset['locale'] ?? '') ?? LOCALES['eng-us'];
  const catalogueUrl = dataset['catalogue'];
  const labels = createLabels(locale.bcp47, await loadMessages(catalogueUrl));
  const page: Page = { locale, labels, catalogueUrl, hooks: dataset['hooks'] === 'on' };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageProvider page={page}>
          <HydratedRouter />
        </PageProvider>
      </StrictMode>,
    );
  });
}

await hydrate(document.documentElement);
