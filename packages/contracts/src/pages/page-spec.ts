/** Who a page is for. Only what is `public` is the same for everybody and may be kept. */
export type Audience =
  | 'public'
  /** Made for the visitor's session, or without one where they have none. */
  | 'session'
  /** Needs a signed-in customer; others sign in first and come back. */
  | 'customer'
  /** Needs a signed-in agent. */
  | 'agent';

export type PageLayout = 'default' | 'clean' | 'clean-with-tracking' | 'dispatch' | 'none';

/** A query parameter that a page depends on. What the pattern refuses counts as not said. */
export interface PageParameter {
  readonly pattern: RegExp;
  /** The visitor's own words: a page that shows them is rendered for this visitor and never kept. */
  readonly isTyped?: boolean;
}

/** Who builds the page: a route module of its own, or the content service through the catch-all. */
type ShownBy = 'route' | 'content';

/** What search engines are told. `structuredData`: the schema.org types in the page's head. */
type PageSeo =
  | { readonly isIndexed: false }
  | { readonly isIndexed: true; readonly isInSitemap: boolean; readonly structuredData: readonly string[] };

/** The parts of the labels that pages name; each is a part of the storefront's catalogues. */
export type PageLabels =
  | 'address'
  | 'agents'
  | 'appointments'
  | 'captcha'
  | 'care'
  | 'cart'
  | 'certificates'
  | 'chat'
  | 'checkout'
  | 'clubs'
  | 'consents'
  | 'experiences'
  | 'faq'
  | 'finding'
  | 'help'
  | 'account'
  | 'identity'
  | 'magazine'
  | 'mylv'
  | 'newsletter'
  | 'orders'
  | 'outcome'
  | 'payment'
  | 'personalisation'
  | 'recommendations'
  | 'sales'
  | 'stores'
  | 'wallet'
  | 'wishlist'
  | 'workday';

/** One page of the shop. */
export interface PageSpec {
  /** Requirements of the specification's section 2. */
  readonly ids: readonly string[];
  /** Without the locale; `:name` is one segment, `:name?` one or none, `*` one or more. Literal segments win. */
  readonly path: string;
  readonly audience: Audience;
  readonly layout: PageLayout;
  readonly shownBy: ShownBy;
  readonly seo: PageSeo;
  /** Beside the flags of every page and the choice of a listing, in the order of the address. */
  readonly query?: Readonly<Record<string, PageParameter>>;
  /** [R7.009] It lists pieces: facets, order and page stand in its query as the rule of listings spells them. */
  readonly lists?: true;
  /** The part of the labels, or the parts, that the page needs besides the shell's. */
  readonly labels?: PageLabels | readonly PageLabels[];
  /** The switch of the configuration that turns the page off: its address then answers 404. */
  readonly feature?: string;
  /** It is the customer's alone: an agent who acts for them is led to the overview of the account. */
  readonly isOwners?: true;
  /** [R8.016] What runs before the page is loaded, by its name, beside what its audience asks for. */
  readonly middleware?: readonly string[];
}

/** [R2.074–R2.077] The query flags that live across navigation, each only while it is exactly `true`. */
export const KEPT_FLAGS = ['newStore', 'viewLabelKeys', 'lvpass', 'lvpassdesign'] as const;
