import { ListingBody, ProductResponse } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';
import { type SaleTokens, saleTokens } from '../test-harness/sale-tokens.ts';

const services = useServices();

/** The category of the open sale, and a product in it. */
let sale: { readonly dimId: string; readonly productId: string; readonly saleId: string };
let tokens: SaleTokens;

beforeAll(async () => {
  tokens = await saleTokens(services);
  const { rows } = await services.db.executeSql(
    `SELECT c.dim_id, p.id, s.id AS sale FROM exclusive_sale s
     JOIN category c ON c.exclusive_sale_id = s.id JOIN product p ON p.exclusive_sale_id = s.id
     WHERE s.opens_at < now() AND s.closes_at > now() LIMIT 1`,
  );
  const [row = {}] = rows;
  sale = { dimId: String(row['dim_id']), productId: String(row['id']), saleId: String(row['sale']) };
});

const listing = (dimId: string, who?: keyof SaleTokens, query: Readonly<Record<string, string>> = {}) =>
  services.call('getExclusiveListing', { params: { dimId }, query, ...(who && { token: tokens[who] }) });
const product = (id: string, who?: keyof SaleTokens) =>
  services.call('getExclusiveProduct', { params: { id }, ...(who && { token: tokens[who] }) });

const check = async (id: string, who?: keyof SaleTokens) => {
  const answer = await services.call('checkExclusiveListing', {
    params: { id },
    ...(who && { token: tokens[who] }),
  });
  return answer.status === 200 ? answer.body : answer.status;
};
const iso = (time: unknown): string => `'${new Date(String(time)).toISOString()}'`;

describe('the listing of a private sale', () => {
  it('[R7.010, R6.011] gives the invited its pieces, with facets, kept nowhere', async () => {
    const { status, headers, body } = await listing(sale.dimId, 'invited');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const read = ListingBody.parse(body);
    expect(read.hits.map(({ productId }) => productId)).toContain(sale.productId);
    expect(read).toMatchObject({ dimId: sale.dimId, nbHits: read.hits.length, nbPages: 1, page: 0 });
    expect(read.facets.flatMap(({ values }) => values).length).toBeGreaterThan(0);
    const beyond = ListingBody.parse((await listing(sale.dimId, 'invited', { page: '1' })).body);
    expect(beyond.hits).toEqual([]);
    const chosen = await listing(sale.dimId, 'invited', { colour: 'nothing-has-it' });
    expect(ListingBody.parse(chosen.body).nbHits).toBe(0);
  });

  it('[R7.010] refuses a guest, a customer without an invitation, and what is of no sale', async () => {
    expect((await listing(sale.dimId)).status).toBe(401);
    expect((await listing(sale.dimId, 'guest')).status).toBe(401);
    const uninvited = await listing(sale.dimId, 'uninvited');
    expect(uninvited.status).toBe(403);
    expect(JSON.stringify(uninvited.body)).not.toContain(sale.productId);
    expect((await listing('nowhere', 'invited')).status).toBe(404);
    expect((await listing('eyewear', 'invited')).status).toBe(404);
  });

  it('[R7.013] is checked by session: nothing of the sale is told', async () => {
    expect(await check(sale.dimId)).toBe(401);
    expect(await check('nowhere', 'guest')).toBe(404);
    expect(await check(sale.dimId, 'guest')).toEqual({ exclusive: true, authorized: false });
    expect(await check(sale.dimId, 'uninvited')).toEqual({ exclusive: true, authorized: false });
    expect(await check(sale.dimId, 'invited')).toEqual({ exclusive: true, authorized: true });
    expect(await check('eyewear', 'guest')).toEqual({ exclusive: false, authorized: true });
  });
});

describe('the product of a private sale', () => {
  it('[R7.049, R6.011] is the invited customer’s alone', async () => {
    const { status, headers, body } = await product(sale.productId, 'invited');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(ProductResponse.parse(body)).toMatchObject({
      isExclusive: true,
      product: { identifier: sale.productId },
    });
    expect((await product(sale.productId)).status).toBe(401);
    expect((await product(sale.productId, 'guest')).status).toBe(401);
    expect((await product(sale.productId, 'uninvited')).status).toBe(403);
    expect((await product('AU9999', 'invited')).status).toBe(404);
  });

  it('[R7.049, R7.010] is closed before the opening and after the end', async () => {
    const { opens_at: opens, closes_at: closes } =
      (
        await services.db.executeSql(
          `SELECT opens_at, closes_at FROM exclusive_sale WHERE id = '${sale.saleId}'`,
        )
      ).rows[0] ?? {};
    const between = async (from: string, until: string) => {
      await services.db.executeSql(
        `UPDATE exclusive_sale SET opens_at = ${from}, closes_at = ${until} WHERE id = '${sale.saleId}'`,
      );
      return [
        (await product(sale.productId, 'invited')).status,
        (await listing(sale.dimId, 'invited')).status,
      ];
    };
    expect(await between("now() + interval '1 day'", "now() + interval '2 days'")).toEqual([403, 403]);
    expect(await between("now() - interval '2 days'", "now() - interval '1 day'")).toEqual([403, 403]);
    expect(await between(iso(opens), iso(closes))).toEqual([200, 200]);
  });
});
