import type { Insertable } from 'kysely';
import type { Transaction } from '../connection/in-transaction.ts';
import { newId } from '../new-id.ts';
import { hashPassword } from '../people/password.ts';
import type { Tables } from '../tables/tables.ts';
import type { House, HouseCustomer } from './house-schema.ts';
import { insertMissing } from './write-rows.ts';

/** The pieces a house begins with: those of a SKU that is named, else the same for all. */
export function stockRows({ products, stock }: House): Insertable<Tables['stock']>[] {
  return products.flatMap((product) =>
    product.skus.map((sku) => ({
      sku_id: sku.id,
      pool: stock.pool,
      on_hand: stock.bySku[sku.id] ?? stock.onHand,
    })),
  );
}

/** Adds the customers whose login is new, with their addresses; hashing a password costs 45 ms, so only theirs. */
export async function addCustomers(
  transaction: Transaction,
  customers: readonly HouseCustomer[],
): Promise<void> {
  for (const customer of customers) {
    const { login } = customer;
    const known = await transaction.kysely
      .selectFrom('customer')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirst();
    if (known === undefined) await addCustomer(transaction, customer);
  }
}

async function addCustomer(transaction: Transaction, customer: HouseCustomer): Promise<void> {
  const id = newId();
  await insertMissing(transaction, 'customer', [
    {
      id,
      login: customer.login,
      email: customer.email,
      phone: customer.phone ?? null,
      password_hash: await hashPassword(customer.demoPassword),
      title: customer.title ?? null,
      first_name: customer.firstName,
      last_name: customer.lastName,
      locale: customer.locale,
      country: customer.country,
      status: 'active',
      locked_until: null,
      created_at: new Date(),
    },
  ]);
  const addresses = customer.addresses.map(({ kind, isMain, fields }) => ({
    id: newId(),
    customer_id: id,
    kind,
    is_main: isMain,
    fields: JSON.stringify(fields),
  }));
  await insertMissing(transaction, 'address', addresses);
}
