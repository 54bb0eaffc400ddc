import { expect, it } from 'vitest';
import { aReadyOrder, commit, done, orderOf } from '../../test-harness/a-purchase.ts';
import { signIn } from '../../test-harness/open-services.ts';
import { usePurchases } from '../../test-harness/use-purchases.ts';
import { moveParcel } from '../move-parcel.service.ts';
import { makePapers } from './index.ts';

const BAG = 'QS2001';
const { services } = usePurchases([BAG]);

/** What the receipt of an order says that Kim has made and that went to a country. */
async function receiptOf(country: string): Promise<string> {
  const { token } = await signIn(services);
  await services.call('resetCart', { token });
  const order = await aReadyOrder(services, { token, skuIds: [BAG], methodId: 'us-express' });
  await done(commit(services, token));
  const { orderId } = order;
  const parcelId = (await orderOf(services, order)).shippingGroups[0]?.id ?? '';
  for (const event of ['preparation-started', 'handed-to-carrier'] as const)
    await moveParcel(services.deps, { market: 'us', parcelId, event });
  await services.db.executeSql('UPDATE shop_order SET country = $2 WHERE id = $1', [orderId, country]);
  await makePapers(services.deps, { market: 'us', orderId });
  const { rows } = await services.db.executeSql(
    "SELECT content FROM paper WHERE order_id = $1 AND kind = 'receipt'",
    [orderId],
  );
  return JSON.stringify(rows);
}

it('[R7.026] a receipt carries the fiscal code of its buyer where papers of the country do', async () => {
  await services.db.executeSql("UPDATE customer SET fiscal = $1 WHERE login LIKE 'kim@%'", [
    JSON.stringify({ fiscalCode: 'RSSMRA85T10A562S' }),
  ]);
  expect(await receiptOf('IT')).toContain('RSSMRA85T10A562S');
  expect(await receiptOf('US')).not.toContain('RSSMRA85T10A562S');
});
