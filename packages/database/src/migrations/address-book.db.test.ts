import { readFile } from 'node:fs/promises';
import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe('addresses that were kept before the address book', () => {
  it.each([
    ['US', '+12125550187', { phoneNumber: '2125550187', phoneNumberTelCode: '+1' }],
    ['FR', '+33 1 99 00 01 87', { phoneNumber: '1 99 00 01 87', phoneNumberTelCode: '+33' }],
    ['US', '+33199000187', { phoneNumber: '+33199000187' }],
    ['US', '212 555 0187', { phoneNumber: '212 555 0187' }],
  ])('[R3.025] in %s have the telephone number %s in parts', async (countryCode, phone, parts) => {
    const file = await readFile(new URL('0020-address-book.sql', import.meta.url), 'utf8');
    const steps = file.slice(file.indexOf('UPDATE address'));
    const { rows } = await test.db.executeSql('SELECT id FROM customer LIMIT 1');
    await test.db.executeSql(
      `INSERT INTO address (id, customer_id, kind, is_main, fields) VALUES ('old', $1, 'billing', false, $2)`,
      [rows[0]?.['id'], JSON.stringify({ city: 'Paris', countryCode, phone })],
    );
    await test.db.executeSql(steps);
    const after = await test.db.executeSql(`DELETE FROM address WHERE id = 'old' RETURNING fields`);
    expect(after.rows[0]?.['fields']).toEqual({ city: 'Paris', countryCode, phoneType: 'mobile', ...parts });
  });
});
