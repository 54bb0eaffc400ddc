import type { Transaction } from '../../connection/in-transaction.ts';
import { newId } from '../../new-id.ts';
import { hashPassword } from '../../people/password.ts';
import { splitPhone } from '@vitrine/domain';
import type { HouseCustomer } from '../format/people-format.ts';
import type { HouseCountry } from '../format/trade-format.ts';
import type { House } from '../reading/read-house.ts';
import type { RowChange } from '../writing/write-table.ts';

type TelCode = Pick<HouseCountry, 'iso' | 'telCode'>;

/** Adds the customers whose login is new, with their addresses; hashing a password costs 45 ms, so only theirs. */
export async function addCustomers(
  { kysely }: Transaction,
  { customers, countries }: House,
): Promise<readonly RowChange[]> {
  const logins = customers.entries.map(({ id }) => id);
  if (logins.length === 0) return [];
  const known = await kysely.selectFrom('customer').select('login').where('login', 'in', logins).execute();
  const missing = customers.entries.filter(({ id }) => !known.some(({ login }) => login === id));
  const telCodes = countries.entries.map(({ row: { iso, telCode } }) => ({ iso, telCode }));
  for (const { row } of missing) await addCustomer(kysely, row, telCodes);
  return missing.map(({ kind, id }) => ({ table: 'customer', change: 'added', kind, id }));
}

async function addCustomer(
  kysely: Transaction['kysely'],
  customer: HouseCustomer,
  telCodes: readonly TelCode[],
): Promise<void> {
  const id = newId();
  const { demoPassword } = customer;
  await kysely
    .insertInto('customer')
    .values({
      id,
      login: customer.login,
      email: customer.email,
      phone: customer.phone ?? null,
      passwordHash: demoPassword === undefined ? null : await hashPassword(demoPassword),
      title: customer.title ?? null,
      firstName: customer.firstName,
      lastName: customer.lastName,
      locale: customer.locale,
      country: customer.country,
      status: demoPassword === undefined ? 'boutique' : 'active',
      lockedUntil: null,
      createdAt: new Date(),
    })
    .execute();
  if (customer.addresses.length === 0) return;
  const addresses = customer.addresses.map(({ kind, isMain, fields }) => ({
    id: newId(),
    customerId: id,
    kind,
    isMain,
    fields: JSON.stringify(keptAddress(fields, telCodes)),
  }));
  await kysely.insertInto('address').values(addresses).execute();
}

/** [R3.025] The telephone number stands apart from its calling code. */
function keptAddress(
  { phone, ...fields }: Readonly<Record<string, string>>,
  telCodes: readonly TelCode[],
): Readonly<Record<string, string>> {
  if (phone === undefined) return fields;
  const own = telCodes.find(({ iso }) => iso === fields['countryCode'])?.telCode ?? '';
  const all = telCodes.map(({ telCode }) => telCode);
  const { telCode, number } = splitPhone(phone, own, all);
  return { ...fields, phoneNumber: number, phoneNumberTelCode: telCode, phoneType: 'mobile' };
}
