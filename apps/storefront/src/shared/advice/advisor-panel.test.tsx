import { LOCALES } from '@vitrine/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../page/page.tsx';
import { AdvisorPanel } from './advisor-panel.tsx';

function panelIn(code: 'eng-us' | 'ara-ae', about?: string): string {
  const labels = {
    t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
    find: () => undefined,
  };
  const page = { locale: LOCALES[code], labels, catalogueUrls: undefined, hooks: false };
  return renderToStaticMarkup(
    <PageProvider page={page}>
      <AdvisorPanel {...(about !== undefined && { about })} onClose={() => undefined} />
    </PageProvider>,
  );
}

describe('the panel of the advisors', () => {
  it.each(['eng-us', 'ara-ae'] as const)(
    '[R2.103] calls the client service of %s, and says when it answers',
    (code) => {
      const html = panelIn(code);
      expect(html).toContain(`href="tel:${LOCALES[code].phone}"`);
      expect(html).toContain('advisor_hours');
    },
  );

  it('[R2.103] names the piece that is spoken about', () => {
    expect(panelIn('eng-us', 'Rive, Tortoise')).toContain('Rive, Tortoise');
    expect(panelIn('eng-us')).not.toContain('undefined');
  });
});
