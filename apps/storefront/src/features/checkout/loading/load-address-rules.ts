import type { AddressOption, AddressRules, FieldRule } from '@vitrine/domain';
import { ADDRESS_FIELDS } from '@vitrine/domain';
import type { PageScope } from '../../../shared/server/page-scope.ts';

/**
 * What an order's country asks of an address. Where it cannot be read, the form applies what holds everywhere, and the
 * service alone knows the rest.
 */
export async function loadAddressRules({ ask }: PageScope, country: string): Promise<AddressRules> {
  const rules = await ask('getConfig', { params: { group: 'address', name: country } });
  return rules.ok ? addressRules(rules.body) : {};
}

/** The rules of a served configuration; whatever is of another kind is left out. */
export function addressRules(config: Readonly<Record<string, unknown>>): AddressRules {
  const { postalCodePattern, states, cities, fields } = config;
  return {
    ...(typeof postalCodePattern === 'string' && { postalCodePattern }),
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
