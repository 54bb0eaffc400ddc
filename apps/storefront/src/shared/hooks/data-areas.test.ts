import { describe, expect, it } from 'vitest';
import { addPageAreas, type LoadedPage } from './data-areas.ts';

const page = (loaderData: LoadedPage['loaderData'], path = '/eng-us/x'): LoadedPage => ({
  loaderData,
  location: { pathname: path, search: '?q=ring' },
  matches: [{ route: { id: 'routes/x' }, params: { id: 'TH1' } }],
});

function pageAreas(
  loaded: () => LoadedPage | undefined,
  userContext: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const areas = { userContext };
  addPageAreas(areas, loaded);
  return areas;
}

describe('[R3.054] the areas of the page that is shown', () => {
  it('follow the page, and are read when they are asked for', () => {
    let shown = page({ 'routes/product': { product: { identifier: 'TH1', diamondEngravingEnabled: true } } });
    const areas = pageAreas(() => shown);
    expect(areas['products']).toMatchObject({ product: { identifier: 'TH1' } });
    expect(areas['engraving']).toEqual({ identifier: 'TH1', diamondEngravingEnabled: true, skus: [] });
    expect(areas['pageContext']).toEqual({ path: '/eng-us/x', route: 'routes/x', params: { id: 'TH1' } });
    shown = page({ 'routes/slug': { content: { ref: 'faq/orders' } } });
    expect(areas['products']).toEqual({ listing: undefined });
    expect(areas['faq']).toEqual({ ref: 'faq/orders' });
    expect(areas['editorial']).toEqual({});
  });

  it.each([
    [{ agentIsLogged: true }, true],
    [{ agentIsLogged: false }, false],
    [{}, false],
  ])('[R6.002] say that an agent works where the session does: %j', (userContext, isAssisted) => {
    const { configuration } = pageAreas(() => page({ root: { apiTimeoutMs: 5 } }), userContext);
    expect(configuration).toEqual({ apiTimeoutMs: 5, is_OOB: isAssisted });
  });

  it('take header, footer, banner and reinsurance from the layout', () => {
    const layout = { menu: [1], footerSections: [2], banner: { text: 'b' }, reinsurance: [3] };
    const { header, footer, banner, reinsurance } = pageAreas(() =>
      page({ 'layouts/default-layout': layout }),
    );
    expect([header, footer, banner, reinsurance]).toEqual([
      { menu: [1] },
      { sections: [2] },
      { text: 'b' },
      [3],
    ]);
  });

  it('are there before anything was loaded', () => {
    const areas = pageAreas(() => undefined);
    expect(Object.values(areas)).toHaveLength(15);
  });
});
