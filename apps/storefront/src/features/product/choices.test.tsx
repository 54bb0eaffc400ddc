import type { Sku } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { aSku } from './a-sku.ts';
import { Choices } from './choices.tsx';

/** The choices of a piece in so many colours, as the server renders them. */
const choicesOf = (count: number): string =>
  rendered(
    Array.from({ length: count }, (_, index) =>
      aSku({ identifier: `QL${index}`, colorCode: `c${index}`, color: `Shade ${index}` }),
    ),
  );

function rendered(skus: readonly Sku[]): string {
  const page = {
    locale: LOCALES['eng-us'],
    labels: { t: (key: string) => key, find: () => undefined },
    catalogueUrls: undefined,
    hooks: false,
  };
  const [shown = aSku()] = skus;
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageProvider page={page}>
        <Choices product={{ skus: [...skus] }} shown={shown} />
      </PageProvider>
    </MemoryRouter>,
  );
}

describe('Choices', () => {
  it('names the colour of a piece that comes in one, and offers no choice', () => {
    const html = choicesOf(1);
    expect(html).toContain('Shade 0');
    expect(html).not.toContain('<a');
  });

  it('offers every colour by its name, and says which is shown', () => {
    const html = choicesOf(3);
    expect(html.match(/aria-label="Shade \d"/gu)).toHaveLength(3);
    expect(html.match(/aria-current="true"/gu)).toHaveLength(1);
  });

  it('writes a size from the left, also where the page reads from the right', () => {
    const sizes = ['30 mL', '50 mL'].map((size) => aSku({ identifier: size, size }));
    expect(rendered(sizes).match(/<bdi dir="ltr">\d+ mL<\/bdi>/gu)).toHaveLength(3);
  });

  it.each([
    [8, 8],
    [9, 5],
    [12, 6],
    [20, 7],
  ])('lays %i shades in even rows of %i', (count, columns) => {
    expect(choicesOf(count)).toContain(`data-columns="${columns}"`);
  });
});
