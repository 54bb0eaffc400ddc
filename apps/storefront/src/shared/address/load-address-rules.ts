import type { AddressOption, AddressRules, FieldRule } from '@vitrine/domain';
import { ADDRESS_FIELDS } from '@vitrine/domain';
import type { PageScope } from '../server/page-scope.ts';
import type { TelCode } from './tel-codes.ts';

/**
 * What an order's country asks of an address. Where it cannot be read, the form applies what holds everywhere, and the
 * service alone knows the rest.
 */
export async function loadAddressRules({ ask }: PageScope, country: string): Promise<AddressRules> {
  const rules = await ask('getConfig', { params: { group: 'address', name: country } });
  return rules.ok ? addressRules(rules.body) : {};
}

/** [R3.025] The calling codes of all countries that the house knows; none where they cannot be read. */
export async function loadTelCodes({ ask }: PageScope): Promise<readonly TelCode[]> {
  const countries = await ask('getConfig', { params: { group: 'address', name: 'countries' } });
  const telCodes = countries.ok ? countries.body['telCodes'] : undefined;
  return Array.isArray(telCodes) ? telCodes.filter(isTelCode) : [];
}

const isTelCode = (value: unknown): value is TelCode =>
  isRecord(value) && typeof value['iso'] === 'string' && typeof value['telCode'] === 'string';

/** The rules of a served configuration; whatever is of another kind is left out. */
export function addressRules(config: Readonly<Record<string, unknown>>): AddressRules {
  const { postalCodePattern, states, cities, fields, telCode } = config;
  return {
    ...(typeof postalCodePattern === 'string' && { postalCodePattern }),
    ...(typeof telCode === 'string' && { telCode }),
    ...(Array.isArray(states) && { states: states.filter(isOption) }),
    ...(Array.isArray(cities) && { cities: cities.filter(isOption) }),
    ...(isRecord(fields) && { fields: fieldRules(fields) }),
  };
}

const fieldRules = (fields: Readonly<Record<string, unknown>>): NonNullable<AddressRules['fields']> =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const rule = fields[field];
      return isRecord(rule) ? [[field, fieldRule(rule)]] : [];
    }),
  );

function fieldRule({ minLength, maxLength, regExp }: Readonly<Record<string, unknown>>): FieldRule {
  return {
    ...(typeof minLength === 'number' && { minLength }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof regExp === 'string' && { regExp }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOption = (value: unknown): value is AddressOption =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['name'] === 'string';
