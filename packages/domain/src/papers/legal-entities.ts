/** Who sells in a country: whose name, address and numbers stand on its papers. */
export interface LegalEntity {
  /** What its series of numbers begin with: `FR`. */
  readonly code: string;
  readonly name: string;
  /** Line by line. */
  readonly address: readonly string[];
  /** Its tax number and others, as `VAT FR00…`. */
  readonly registrations: readonly string[];
  /** What stands at the head of its papers. */
  readonly brand: string;
}

const CODE = /^[A-Z]{2,6}$/u;

/**
 * [R7.042] The entity that sells in a country, as the house's configuration says it: `{brand, entities: {FR: {name, address,
 * registrations, countries: ['FR', 'BE']}}}`; undefined where it names none.
 */
export function legalEntityOf(config: unknown, country: string): LegalEntity | undefined {
  const brand = textOf(partOf(config, 'brand'));
  const entities = partOf(config, 'entities');
  if (brand === undefined || typeof entities !== 'object' || entities === null) return undefined;
  for (const [code, entity] of Object.entries(entities)) {
    const name = textOf(partOf(entity, 'name'));
    if (name === undefined || !CODE.test(code) || !textsOf(partOf(entity, 'countries')).includes(country))
      continue;
    const [address, registrations] = [partOf(entity, 'address'), partOf(entity, 'registrations')];
    return { code, name, address: textsOf(address), registrations: textsOf(registrations), brand };
  }
  return undefined;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
