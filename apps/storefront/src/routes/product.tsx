import type { Product, ProductResponse, SeoLinksBody, Sku } from '@vitrine/contracts';
import { productIdOf } from '@vitrine/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router';
import { ProductPage, type ProductPageProps } from '../features/product/product-page.tsx';
import { shownSku } from '../features/product/shown-sku.ts';
import { loadLabels } from '../shared/i18n/load-labels.ts';
// Imported with the page, because the links are in the HTML before their script arrives.
import '../shared/navigation/related-links.module.css';
import { splitPagePath } from '../shared/navigation/page-path.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { TRY_ON_HASH } from '../shared/page/try-on-hash.ts';
import { useCanTryOn } from '../shared/page/try-on-types.tsx';
import { askAge, type AskingPage } from '../shared/server/ask-age.ts';
import { breadcrumbJsonLd, pictureAddress, productJsonLd } from '../shared/server/json-ld.ts';
import { loadBesideProduct } from '../shared/server/load-beside-product.ts';
import { loadSeoLinks } from '../shared/server/load-seo-links.ts';
import { movedTo } from '../shared/server/moved-to.ts';
import { openSale } from '../shared/server/open-sale.ts';
import { ownProductPath } from '../shared/server/own-product-path.ts';
import { PageError, pageNotFound } from '../shared/server/page-error.ts';
import { loadSeoTags, privateHead, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';
import { loadProductAvailability } from '../shared/session/availability.ts';

const AgeQuestion = lazy(async () => ({
  default: (await import('../features/age/age-question.tsx')).AgeQuestion,
}));

const RelatedLinks = lazy(async () => ({
  default: (await import('../shared/navigation/related-links.tsx')).RelatedLinks,
}));

const TryOn = lazyPart(async () => {
  const [{ TryOn: tryOn }] = await Promise.all([import('../features/try-on/index.ts'), loadLabels('tryon')]);
  return tryOn;
});

/** [R2.028, R2.029] A product on its default SKU, or on the one named. */
export const loader = pageLoader(async (scope) => {
  const id = productIdOf(scope.params['id'] ?? '');
  const response = await loadProduct(scope, id);
  if ('question' in response) return response;
  const sku = shownSku(response.product, scope.params['sku']);
  if (sku === undefined) throw pageNotFound(scope.path);
  const asked = { segment: scope.params['id'] ?? '', skuId: scope.params['sku'] };
  const ownPath = ownProductPath(scope, response.product, asked);
  if (ownPath !== undefined) throw redirect(ownPath, 301);
  const { product, isExclusive } = response;
  const [head, links, beside] = await Promise.all([
    isExclusive
      ? privateHead(`${product.name} | ${serverLabels(scope).t('house_full_name')}`)
      : publicHead(scope, product, sku),
    isExclusive
      ? []
      : loadSeoLinks(scope, { type: 'product', seoUrl: splitPagePath(product.url).local.slice(1) }),
    loadBesideProduct(scope, response, sku),
  ]);
  const { relatedProducts: _related, similarProducts: _similar, ...rest } = response;
  return { ...rest, ...beside, links, head };
});

async function publicHead(scope: PageScope, product: Product, sku: Sku) {
  const contentId = product.identifier;
  const tags = await loadSeoTags(scope, { page: 'product', contentId, skuId: sku.identifier });
  const trail = [...product.categories, { name: product.name, url: product.url }];
  const brand = serverLabels(scope).t('house_full_name');
  const [media] = sku.medias;
  return seoHead(
    tags,
    [
      productJsonLd(product, sku, { tags, brand, locale: scope.locale }),
      breadcrumbJsonLd(trail, tags.canonical),
    ],
    media && { address: pictureAddress(media, tags.canonical), alt: `${product.name}, ${sku.color}` },
  );
}

/** The product, or the question that stands before it. */
async function loadProduct(scope: PageScope, id: string): Promise<ProductResponse | AskingPage> {
  const variant = scope.params['sku'];
  const answer =
    variant === undefined
      ? await scope.ask('getProduct', { params: { id } })
      : await scope.ask('getProductVariant', { params: { id, variant } });
  if (answer.ok) return (await ageAsked(scope, answer.body)) ?? answer.body;
  if (answer.status === 403) return loadOfSale(scope, id);
  if (answer.error?.errorCode === 'default_sku_missing') {
    throw new PageError(404, 'DefaultSku cannot be retrieved');
  }
  if (answer.status < 500) throw (await movedTo(scope)) ?? pageNotFound(scope.path);
  throw new Error(`The catalogue answered ${answer.status} for ${scope.path}`);
}

async function ageAsked(scope: PageScope, { product }: ProductResponse): Promise<AskingPage | undefined> {
  if (!product.ageRestricted) return undefined;
  return askAge(scope, { check: 'checkExclusiveProduct', id: product.identifier });
}

/** [R7.049] The product of a private sale, for whom it is open. */
async function loadOfSale(scope: PageScope, id: string): Promise<ProductResponse | AskingPage> {
  const asking = await openSale(scope, { check: 'checkExclusiveProduct', id });
  if (asking !== undefined) return asking;
  const answer = await scope.askForVisitor('getExclusiveProduct', { params: { id } });
  if (answer.ok) return answer.body;
  throw answer.status < 500
    ? new PageError(403, 'Forbidden')
    : new Error(`The catalogue answered ${answer.status} for ${scope.path}`);
}

/** Another SKU of the same product is already loaded. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id'];
}

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  return 'question' in loaded ? (
    <AgeQuestion question={loaded.question} />
  ) : (
    <ShownProduct response={loaded} />
  );
}

interface ShownProductProps {
  readonly response: ProductPageProps['response'] & SeoLinksBody;
}

function ShownProduct({ response }: ShownProductProps) {
  const { sku: skuId } = useParams();
  const { product } = response;
  const sku = shownSku(product, skuId);
  const { hash } = useLocation();
  const canTryOn = useCanTryOn();
  const [triedOn, setTriedOn] = useState(() =>
    hash === TRY_ON_HASH && sku && canTryOn(sku) ? sku : undefined,
  );
  useEffect(() => {
    void loadProductAvailability(product.identifier);
  }, [product.identifier]);
  if (sku === undefined) return undefined;
  return (
    <>
      <ProductPage
        key={product.identifier}
        response={response}
        sku={sku}
        onTryOn={() => setTriedOn(sku)}
        onTryOnIntent={TryOn.warm}
      />
      <Suspense>
        <RelatedLinks links={response.links} />
      </Suspense>
      {triedOn !== undefined && (
        <TryOn
          product={product}
          sku={triedOn}
          onClose={() => {
            setTriedOn(undefined);
            // Whoever comes back to the page has seen it.
            history.replaceState(history.state, '', location.pathname + location.search);
          }}
        />
      )}
    </>
  );
}
