import { toSkuId } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { ConfiguratorPage } from '../features/personalisation/configurator-page.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.023] `?skuId=` names a piece that can be personalised, `?configId=` a saved design of it to begin with. */
export const loader = pageLoader(async (scope) => {
  const skuId = scope.url.searchParams.get('skuId');
  const configId = scope.url.searchParams.get('configId');
  if (skuId === null) throw pageNotFound(scope.path);
  const [{ skuList }, details] = await Promise.all([
    scope.need('getSkus', { params: { sku: toSkuId(skuId), precision: 'low' } }),
    scope.need('getPersoDetails', { params: { id: toSkuId(skuId) } }),
  ]);
  const productId = skuList[0]?.productId;
  const { offer } = details;
  if (productId === undefined || offer === undefined) throw pageNotFound(scope.path);
  const [{ product }, saved] = await Promise.all([
    scope.need('getProductVariant', { params: { id: productId, variant: toSkuId(skuId) } }),
    configId === null ? undefined : scope.ask('getDesign', { params: { configId } }),
  ]);
  const sku = product.skus.find(({ identifier }) => identifier === skuId);
  if (sku === undefined) throw pageNotFound(scope.path);
  const { t } = serverLabels(scope);
  return {
    product,
    sku,
    details: { ...details, offer },
    // A design of another piece has letters and parts that this one has not.
    saved: saved?.ok === true && saved.body.productId === productId ? saved.body.wish : undefined,
    head: privateHead(`${t('perso_title', { name: product.name })} | ${t('house_full_name')}`),
  };
});

export default function PersoConfiguratorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ConfiguratorPage key={loaded.sku.identifier} {...loaded} />;
}
