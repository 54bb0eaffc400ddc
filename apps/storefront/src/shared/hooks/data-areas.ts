import type { CartBody, UserInfoBody } from '@vitrine/contracts';
import type { CallFailure } from '../api/call-failure.ts';

/** What was loaded for the page that is shown, as the router keeps it. */
export interface LoadedPage {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly { readonly route: { readonly id: string }; readonly params: object }[];
}

/** [R3.054] The areas that the client keeps beside the page. */
export interface OwnAreas {
  readonly account: { readonly user: UserInfoBody | undefined };
  readonly cart: Partial<CartBody> & { readonly error: CallFailure | undefined };
  readonly devTools: {
    readonly testingAgent: string | undefined;
    readonly flags: readonly string[];
    readonly readers: object;
  };
  readonly localeContext: Readonly<Record<string, unknown>>;
  readonly mediaQueries: Readonly<Record<string, boolean>>;
  readonly qubit: { readonly variants: Readonly<Record<string, string>> };
  readonly skuAvailability: Readonly<Record<string, boolean>>;
  readonly tryon: unknown;
  readonly userContext: Readonly<Record<string, unknown>>;
}

type Data = Readonly<Record<string, unknown>>;
const dataOf = (value: unknown): Data => Object.fromEntries(Object.entries(value ?? {}));

/** What was loaded by the route whose id fits; nothing where it is not shown. */
const dataIn = ({ loaderData }: LoadedPage, route: RegExp): Data =>
  dataOf(Object.entries(loaderData).find(([id]) => route.test(id))?.[1]);

const layoutOf = (page: LoadedPage): Data => dataIn(page, /^layouts\/default/u);
const contentOf = (page: LoadedPage): Data => dataOf(dataIn(page, /^routes\/slug/u)['content']);
const isAnswer = ({ ref }: Data): boolean => typeof ref === 'string' && ref.startsWith('faq');

/** What can be engraved on a piece, beside its id. */
const engravingOf = (piece: unknown): Data =>
  Object.fromEntries(Object.entries(dataOf(piece)).filter(([name]) => /^identifier$|engrav/iu.test(name)));

/** [R3.054] The areas that hold what was loaded for the page, and how each is read from it. */
const PAGE_AREAS = {
  banner: (page) => layoutOf(page)['banner'],
  checkout: (page) => dataIn(page, /^routes\/checkout/u),
  // [R6.002] Assisted mode is the session's: no page that is kept for everybody can say it.
  configuration: (page, { userContext }) => ({
    ...dataIn(page, /^root$/u),
    is_OOB: userContext['agentIsLogged'] === true,
  }),
  editorial: (page) => {
    const content = contentOf(page);
    return { ...(isAnswer(content) ? {} : content), ...dataIn(page, /^routes\/homepage/u) };
  },
  engraving: (page) => {
    const { product } = dataIn(page, /^routes\/product/u);
    const { skus } = dataOf(product);
    return { ...engravingOf(product), skus: Array.isArray(skus) ? skus.map(engravingOf) : [] };
  },
  faq: (page) => {
    const content = contentOf(page);
    return isAnswer(content) ? content : {};
  },
  footer: (page) => ({ sections: layoutOf(page)['footerSections'] }),
  header: (page) => ({ menu: layoutOf(page)['menu'] }),
  mylv: (page) => dataIn(page, /^routes\/mylv/u),
  pageContext: ({ location, matches }) => {
    const last = matches.at(-1);
    return { path: location.pathname, route: last?.route.id, params: { ...last?.params } };
  },
  predictive: ({ location }) => ({ keyword: new URLSearchParams(location.search).get('q') ?? '' }),
  products: (page) => {
    const { listing } = dataIn(page, /^routes\/slug/u);
    return { ...dataIn(page, /^routes\/product/u), listing };
  },
  reinsurance: (page) => layoutOf(page)['reinsurance'],
  search: (page) => dataIn(page, /^routes\/search/u),
} satisfies Readonly<Record<string, (page: LoadedPage, own: Pick<OwnAreas, 'userContext'>) => unknown>>;

const NOTHING_LOADED: LoadedPage = { loaderData: {}, location: { pathname: '', search: '' }, matches: [] };

/** Adds the areas of the page that is shown; each is read when it is asked for. */
export function addPageAreas(
  areas: Pick<OwnAreas, 'userContext'>,
  loaded: () => LoadedPage | undefined,
): void {
  for (const [name, read] of Object.entries(PAGE_AREAS)) {
    Object.defineProperty(areas, name, {
      enumerable: true,
      get: () => read(loaded() ?? NOTHING_LOADED, areas),
    });
  }
}
