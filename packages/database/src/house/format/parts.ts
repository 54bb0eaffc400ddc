import {
  HouseCareLink,
  HouseCategory,
  HouseLook,
  HouseMaterial,
  HouseSizeGuide,
  HouseVideo,
} from './catalogue-format.ts';
import { each, one, part, translations } from './define-part.ts';
import {
  configFaults,
  HouseArticle,
  HouseConfig,
  HouseContent,
  HouseFaqArticle,
  HouseFaqTheme,
  HouseFooterSection,
  HouseMagazineCategory,
} from './editorial-format.ts';
import { contentReferences, proseReferences } from './editorial-references.ts';
import { EXPERIENCE_PARTS } from './experience-format.ts';
import { HouseOrder } from './order-format.ts';
import { orderReferences, waysBrought } from './order-references.ts';
import { PERSONALISATION_PARTS } from './personalisation-format.ts';
import { HouseClub, HouseCustomer, OWNED_PARTS, SALES_PARTS } from './people-format.ts';
import { HouseProduct } from './product-format.ts';
import { productFaults, productReferences } from './product-references.ts';
import { SEARCH_PARTS } from './search-format.ts';
import { REDIRECTS } from './redirect-format.ts';
import { HouseStore } from './store-format.ts';
import {
  HouseCountry,
  HouseExclusiveSale,
  HouseOffer,
  HouseShippingMethod,
  HouseStock,
} from './trade-format.ts';

/** Whom a sale or an offer is for. */
const forWhom = ({ customers, clubs }: Pick<HouseOffer, 'customers' | 'clubs'>) => [
  ...each('customer', 'customers', customers),
  ...each('club', 'clubs', clubs),
];

/** Every kind of row of a house's folder, in the order in which rows may name each other. */
export const PARTS = {
  countries: part({
    kind: 'country',
    source: { list: 'countries.json' },
    schema: HouseCountry,
    idKeys: ['iso'],
    references: ({ dispatch }) => one('country', 'dispatch', dispatch?.pricedAs),
    bringsKinds: ['country with prices'],
    brings: ({ iso, dispatch }) =>
      dispatch === undefined ? [] : one('country with prices', 'dispatch', iso),
  }),
  customers: part({
    kind: 'customer',
    source: { list: 'customers.json' },
    schema: HouseCustomer,
    idKeys: ['login'],
    loose: ['addresses/*'],
  }),
  clubs: part({
    kind: 'club',
    source: { list: 'clubs.json' },
    schema: HouseClub,
    loose: translations('texts'),
  }),
  exclusiveSales: part({
    kind: 'exclusive sale',
    source: { list: 'exclusive-sales.json' },
    schema: HouseExclusiveSale,
    loose: ['customers/*', 'clubs/*', ...translations('texts')],
    references: (row) => forWhom(row),
  }),
  categories: part({
    kind: 'category',
    source: { tree: 'categories.json' },
    schema: HouseCategory,
    idKeys: ['dimId'],
    loose: [...translations('names'), ...translations('intros')],
    references: ({ exclusiveSale }) => one('exclusive sale', 'exclusiveSale', exclusiveSale),
  }),
  sizeGuides: part({
    kind: 'size guide',
    source: { folder: 'size-guides' },
    schema: HouseSizeGuide,
    loose: translations('texts'),
  }),
  careLinks: part({
    kind: 'care link',
    source: { folder: 'care-links' },
    schema: HouseCareLink,
    loose: translations('texts'),
  }),
  ...SEARCH_PARTS,
  ...PERSONALISATION_PARTS,
  products: part({
    kind: 'product',
    source: { folder: 'products' },
    schema: HouseProduct,
    loose: [
      'skus/*',
      'skus/*/prices/*',
      'looks/*',
      'looks/*/family',
      'looks/*/finish',
      'materials/*',
      'prices/*',
      'categories/*',
      'relations/*/*',
      'sizeGuide',
      'careLink',
      ...translations('texts'),
    ],
    references: productReferences,
    bringsKinds: ['sku'],
    brings: ({ skus }) => skus.map(({ id }, place) => ({ path: ['skus', place], kind: 'sku', id })),
    check: productFaults,
  }),
  videos: part({
    kind: 'video',
    source: { folder: 'videos' },
    schema: HouseVideo,
    loose: translations('texts'),
    references: ({ product }) => one('product', 'product', product),
  }),
  looks: part({
    kind: 'look',
    source: { folder: 'looks' },
    schema: HouseLook,
    loose: ['skuIds/*', 'video', ...translations('texts')],
    references: ({ skuIds, video }) => [...each('sku', 'skuIds', skuIds), ...one('video', 'video', video)],
  }),
  materials: part({
    kind: 'material',
    source: { list: 'materials.json' },
    schema: HouseMaterial,
    loose: translations('texts'),
  }),
  shippingMethods: part({
    kind: 'shipping method',
    source: { list: 'shipping-methods.json' },
    schema: HouseShippingMethod,
    loose: ['countries/*', 'texts/*'],
    references: ({ countries }) =>
      countries.map(({ country }, place) => ({ path: ['countries', place], kind: 'country', id: country })),
    bringsKinds: ['way to a country'],
    brings: waysBrought,
  }),
  stores: part({
    kind: 'store',
    source: { folder: 'stores' },
    schema: HouseStore,
    loose: ['appointments/*', 'closures/*', ...translations('texts')],
  }),
  stock: part({
    kind: 'stock',
    source: { list: 'stock.json' },
    schema: HouseStock,
    idKeys: ['pool'],
    loose: ['bySku/*'],
    references: ({ pool, bySku }) => [
      ...(pool === 'ECO' ? [] : one('store', 'pool', pool)),
      ...Object.keys(bySku).map((id) => ({ path: ['bySku', id], kind: 'sku', id })),
    ],
  }),
  config: part({
    kind: 'configuration',
    source: { list: 'config.json' },
    schema: HouseConfig,
    idKeys: ['group', 'name'],
    check: configFaults,
  }),
  content: part({
    kind: 'content',
    source: { folder: 'content', proseIn: 'bodies' },
    schema: HouseContent,
    idKeys: ['kind', 'ref'],
    loose: ['bodies/*/skuIds/*', 'bodies/*/films/*', ...translations('bodies')],
    references: contentReferences,
  }),
  redirects: REDIRECTS,
  footer: part({
    kind: 'footer section',
    source: { list: 'footer.json' },
    schema: HouseFooterSection,
  }),
  faqThemes: part({
    kind: 'FAQ theme',
    source: { list: 'faq-themes.json' },
    schema: HouseFaqTheme,
    loose: translations('texts'),
  }),
  faqArticles: part({
    kind: 'FAQ article',
    source: { folder: 'faq' },
    schema: HouseFaqArticle,
    loose: translations('texts'),
    references: ({ theme }) => one('FAQ theme', 'theme', theme),
  }),
  magazineCategories: part({
    kind: 'magazine category',
    source: { list: 'magazine-categories.json' },
    schema: HouseMagazineCategory,
    idKeys: ['chunk'],
    loose: translations('texts'),
    bringsKinds: ['tag'],
    brings: ({ chunk, tags }) =>
      tags.map(({ code }) => ({ path: ['tags'], kind: 'tag', id: `${chunk}/${code}` })),
  }),
  articles: part({
    kind: 'article',
    source: { folder: 'articles', proseIn: 'texts' },
    schema: HouseArticle,
    idKeys: ['chunk'],
    loose: ['skuIds/*', 'tags/*', ...translations('texts')],
    references: ({ category, tags, skuIds, texts }) => [
      ...one('magazine category', 'category', category),
      ...each(
        'tag',
        'tags',
        tags.map((tag) => `${category}/${tag}`),
      ),
      ...each('sku', 'skuIds', skuIds),
      ...proseReferences('texts', texts),
    ],
  }),
  ...EXPERIENCE_PARTS,
  offers: part({
    kind: 'offer',
    source: { list: 'offers.json' },
    schema: HouseOffer,
    loose: ['customers/*', 'clubs/*', ...translations('texts')],
    references: (row) => forWhom(row),
  }),
  ...OWNED_PARTS,
  ...SALES_PARTS,
  orders: part({
    kind: 'order',
    source: { list: 'orders.json' },
    schema: HouseOrder,
    idKeys: ['number'],
    references: orderReferences,
  }),
};
