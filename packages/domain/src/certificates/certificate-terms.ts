/** How long a transfer waits for its recipient. */
export const TRANSFER_DAYS = 14;

/** How often codes may be tried, and transfers offered. */
export interface CertificateLimits {
  readonly windowSeconds: number;
  /** Wrong codes of one customer. */
  readonly perCustomer: number;
  /** Wrong codes of one network address. */
  readonly perNetwork: number;
  /** Transfers that one customer offers in a window: each sends a mail or a text message to a stranger. */
  readonly offers: number;
}

/**
 * [R2.061, R7.145] A code has 60 bits: these limits are against noise, not against luck. The tries for one number are not
 * counted: whoever knows a number could keep its owner out.
 */
export const CERTIFICATE_LIMITS: CertificateLimits = {
  windowSeconds: 60 * 60,
  perCustomer: 10,
  perNetwork: 60,
  offers: 10,
};

/** What the house's configuration `certificates` says. */
export interface CertificateTerms {
  /** Pieces of these product types travel with a certificate. */
  readonly productTypes: ReadonlySet<string>;
  /** What a material of the catalogue is on a certificate: `steel` is `steel-316l`. */
  readonly materials: ReadonlyMap<string, string>;
}

/** What cannot be read says nothing. */
export function certificateTerms(config: unknown): CertificateTerms {
  const { productTypes, materials } = membersOf(config);
  const types: readonly unknown[] = Array.isArray(productTypes) ? productTypes : [];
  return {
    productTypes: new Set(types.filter((type) => typeof type === 'string')),
    materials: new Map(
      Object.entries(membersOf(materials)).flatMap(([name, id]) =>
        typeof id === 'string' ? [[name, id] as const] : [],
      ),
    ),
  };
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> => ({
  ...(typeof value === 'object' ? value : undefined),
});
