import { LOCALE_LIST } from '@vitrine/domain';
import { MYLV_PAGES } from './mylv-pages.ts';
import { GOAL, ID, INDEXED, PUBLIC, SESSION, SLOT, TOKEN } from './page-kinds.ts';
import type { PageSpec } from './page-spec.ts';

const CHECKOUT = { ...SESSION, labels: 'checkout' } as const;
/** What comes after the steps of the checkout. */
const OUTCOME = { ...SESSION, labels: ['checkout', 'outcome'] } as const;

const SENT_TO = LOCALE_LIST.flatMap(({ dispatchCountries }) => dispatchCountries.map(({ iso }) => iso));
/** [R2.021] The country that a text is asked for: one that a locale sends to. */
const COUNTRY = { dispatchCountry: { pattern: new RegExp(`^(?:${SENT_TO.join('|')})$`, 'u') } };
/** [R7.120] What a payment provider's page signed. */
/** [R7.122] What WeChat gives its browser. */
const WECHAT_CODE = { code: { pattern: /^[\w-]{1,200}$/u } } as const;
const RESULT = { result: { pattern: /^[\w-]+\.[\w-]+\.[\w-]{1,2000}$/u } } as const;

/** [R2.033–R2.035, R2.027] Magazine and stories. */
const READING = { ...PUBLIC, labels: 'magazine' } as const;
const ARTICLE = { ...INDEXED, structuredData: ['Article', 'BreadcrumbList'] } as const;

/** Written by the house and shown by the catch-all. */
const CONTENT = { ...PUBLIC, shownBy: 'content', query: COUNTRY } as const;

/**
 * Every page of the shop (specification, section 2), by id: the name of its module in `apps/storefront/src/routes/`. The
 * route table, the guards, the page cache's keys and the labels sent ahead are derived from it; the site map leaves out what it
 * does not name.
 */
const PAGES = {
  entry: { ...SESSION, ids: ['R2.006'], path: '/', layout: 'none' },
  homepage: { ...PUBLIC, ids: ['R2.006'], path: '/homepage' },
  dispatch: {
    ...SESSION,
    ids: ['R2.032'],
    path: '/dispatch',
    layout: 'dispatch',
    query: { locale: { pattern: /^\w{3}-\w{2}$/u } },
  },
  product: {
    ...PUBLIC,
    ids: ['R2.028', 'R2.029'],
    path: '/products/:id/:sku?',
    seo: { ...INDEXED, structuredData: ['Product', 'BreadcrumbList'] },
  },
  stores: {
    ...PUBLIC,
    ids: ['R2.015', 'R2.016'],
    path: '/stores/:country?/:city?',
    labels: 'stores',
    // Which stores are open is true for a minute: such a page is not kept either.
    query: {
      q: { pattern: /\S/u, isTyped: true },
      service: { pattern: /^[a-z\d-]{1,60}$/u },
      open: { pattern: /^1$/u, isTyped: true },
    },
  },
  store: {
    ...PUBLIC,
    ids: ['R2.025'],
    path: '/point-of-sale/:slug',
    labels: 'stores',
    query: { piece: ID },
    seo: { ...INDEXED, structuredData: ['Store'] },
  },
  'store-appointment': {
    ...SESSION,
    ids: ['R7.185'],
    path: '/point-of-sale/:slug/appointment',
    labels: ['appointments', 'stores', 'consents'],
    query: SLOT,
  },
  'environmental-characteristics': {
    ...PUBLIC,
    ids: ['R2.022'],
    path: '/environmental-characteristics',
    query: { sku: { pattern: /\S/u, isTyped: true } },
  },
  authenticity: { ...PUBLIC, ids: [], path: '/authenticity', labels: 'certificates' },
  search: {
    ...PUBLIC,
    ids: ['R7.012', 'R2.067'],
    path: '/search',
    query: { q: { pattern: /\S/u, isTyped: true } },
    lists: true,
    labels: 'finding',
    seo: SESSION.seo,
  },

  cart: { ...SESSION, ids: ['R2.002'], path: '/cart', labels: 'cart' },
  checkout: { ...CHECKOUT, ids: ['R2.040'], path: '/checkout' },
  'checkout-error': { ...OUTCOME, ids: ['R2.042'], path: '/checkout/error', query: { reason: ID } },
  'checkout-3dsecure': { ...OUTCOME, ids: ['R2.043'], path: '/checkout/3dsecure' },
  'checkout-confirmation': {
    ...OUTCOME,
    ids: ['R2.044'],
    path: '/checkout/confirmation',
    // A payment that waits is gone on with here.
    labels: ['checkout', 'outcome', 'payment'],
    query: { ...RESULT, ...WECHAT_CODE },
  },
  'checkout-custom-order-approval': {
    ...OUTCOME,
    ids: ['R2.045'],
    path: '/checkout/custom-order-approval',
    query: TOKEN,
  },
  'checkout-step': { ...CHECKOUT, ids: ['R2.041'], path: '/checkout/:step' },

  ...MYLV_PAGES,
  /** What the mails of a guest's order lead to. */
  'guest-order': {
    ...SESSION,
    ids: ['R7.127'],
    path: '/order',
    query: TOKEN,
    labels: ['orders', 'checkout'],
  },
  /** What the mails of a guest's repair lead to. */
  'guest-repair': {
    ...SESSION,
    ids: ['R2.052'],
    path: '/repair',
    query: TOKEN,
    labels: ['care', 'checkout'],
  },

  beware: { ...CONTENT, ids: ['R2.004'], path: '/beware' },
  sitemap: { ...CONTENT, ids: ['R2.005'], path: '/sitemap' },
  'contact-us': { ...PUBLIC, ids: ['R2.012'], path: '/contact-us', labels: 'help' },
  'care-service': { ...PUBLIC, ids: ['R2.014'], path: '/care-service', labels: 'help' },
  transparency: { ...CONTENT, ids: ['R2.017'], path: '/transparency' },
  'legal-privacy': { ...CONTENT, ids: ['R2.018'], path: '/legal-privacy' },
  'online-repair': { ...PUBLIC, ids: ['R2.019'], path: '/online-repair', labels: ['care', 'help'] },
  'privacy-policy': { ...CONTENT, ids: ['R2.020'], path: '/privacy-policy' },
  'delivery-returns': {
    ...PUBLIC,
    ids: ['R2.021', 'R7.084'],
    path: '/delivery-returns',
    query: COUNTRY,
    labels: 'help',
  },
  faq: {
    ...PUBLIC,
    ids: ['R2.008', 'R2.009', 'R2.010'],
    path: '/faq/:theme?/:article?',
    query: { q: { pattern: /\S/u, isTyped: true } },
    labels: ['faq', 'help'],
    seo: { ...INDEXED, structuredData: ['BreadcrumbList', 'FAQPage'] },
  },
  magazine: {
    ...READING,
    ids: ['R2.033', 'R2.034'],
    path: '/magazine/:category?/:tag?',
    query: { page: { pattern: /^(?:[2-9]|[1-9]\d)$/u } },
    seo: { ...INDEXED, structuredData: ['ItemList', 'BreadcrumbList'] },
  },
  'magazine-article': { ...READING, ids: ['R2.035'], path: '/magazine/articles/:article', seo: ARTICLE },
  stories: { ...READING, ids: ['R2.027'], path: '/stories' },
  story: { ...READING, ids: ['R2.027'], path: '/stories/*', seo: ARTICLE },

  newsletter: {
    ...PUBLIC,
    ids: ['R7.075'],
    path: '/newsletter',
    labels: ['newsletter', 'consents'],
  },
  apps: { ...PUBLIC, ids: ['R2.001'], path: '/apps' },
  test: { ...PUBLIC, ids: ['R2.003'], path: '/test', seo: SESSION.seo },
  'email-us': { ...PUBLIC, ids: ['R2.007'], path: '/email-us', labels: 'help' },
  broadcasts: { ...PUBLIC, ids: ['R2.011'], path: '/broadcasts' },
  'search-sgid': {
    ...SESSION,
    ids: ['R2.013', 'R2.067'],
    path: '/search-sgid',
    query: GOAL,
    labels: 'agents',
  },
  'agent-day': {
    ...SESSION,
    audience: 'agent',
    ids: ['R7.186'],
    path: '/agent-day',
    labels: ['agents', 'workday', 'stores', 'chat'],
  },
  'perso-configurator': {
    ...PUBLIC,
    ids: ['R2.023'],
    path: '/perso-configurator',
    // A design is somebody's own: a page that begins with one is not kept.
    query: { skuId: ID, configId: { ...ID, isTyped: true } },
    labels: 'personalisation',
    seo: SESSION.seo,
  },
  'perso-visualization': {
    ...SESSION,
    ids: ['R2.024'],
    path: '/perso-visualization',
    query: { configId: ID },
    labels: 'personalisation',
  },
  uat: { ...SESSION, ids: ['R2.026'], path: '/uat/*', feature: 'uat', labels: 'magazine' },
  recommendation: {
    ...SESSION,
    ids: ['R2.030'],
    path: '/recommendations/:id',
    labels: 'recommendations',
  },
  /** Where agents choose for a client, and customers for somebody whom they give the link to. */
  'compose-selection': {
    ...SESSION,
    ids: ['R7.142'],
    path: '/compose-selection',
    labels: 'recommendations',
  },
  registration: {
    ...SESSION,
    ids: ['R2.036'],
    path: '/registration',
    layout: 'clean',
    query: { ...TOKEN, ...GOAL },
    labels: ['identity', 'account', 'captcha', 'consents'],
  },
  'alternative-login': {
    ...SESSION,
    ids: ['R2.037'],
    path: '/alternative-login',
    layout: 'clean-with-tracking',
    query: { mail_token: TOKEN.token, ...GOAL },
    labels: ['identity', 'account'],
  },
  experience: {
    ...PUBLIC,
    ids: ['R2.038'],
    path: '/experiences/:experience',
    layout: 'clean',
    labels: 'experiences',
    seo: { ...INDEXED, structuredData: ['Service'] },
  },
  experiences: {
    ...PUBLIC,
    ids: ['R2.039'],
    path: '/experiences/exposedExperiences',
    layout: 'clean',
    labels: 'experiences',
    seo: { ...INDEXED, structuredData: ['ItemList'] },
  },

  /** Categories, and what else the house has written: where no other page has the address. */
  slug: {
    ...PUBLIC,
    ids: ['R2.031'],
    path: '/*',
    query: COUNTRY,
    lists: true,
    labels: 'finding',
    seo: { ...INDEXED, structuredData: ['BreadcrumbList'] },
  },
} as const satisfies Readonly<Record<string, PageSpec>>;

export type PageId = keyof typeof PAGES;

const isPageId = (name: string): name is PageId => Object.hasOwn(PAGES, name);

export const PAGE_IDS: readonly PageId[] = Object.keys(PAGES).filter(isPageId);

/** A page by its id, in the words of every page. */
export const pageSpec = (id: PageId): PageSpec => PAGES[id];
