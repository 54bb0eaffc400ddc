import { PAYMENT_METHODS, type PaymentMethod, recordOf } from '@vitrine/domain';
import { z } from 'zod';
import { origin } from './setting-shapes.ts';

/** Which settings the provider of a means has; several means may be of one provider. */
const PROVIDER_OF = {
  creditCard: 'PAYMENT_PROVIDER',
  paypal: 'WALLET_PROVIDER',
  alipay: 'WALLET_PROVIDER',
  wechat: 'WALLET_PROVIDER',
  applePay: 'WALLET_PROVIDER',
  giftCard: 'WALLET_PROVIDER',
  bankTransfer: 'WALLET_PROVIDER',
} as const satisfies Record<PaymentMethod, string>;
type ProviderName = (typeof PROVIDER_OF)[PaymentMethod];

/** Where the payment sandbox of the demo stands in for a provider that the environment does not name. */
const DEMO_ORIGINS: Readonly<Record<ProviderName, string>> = {
  PAYMENT_PROVIDER: 'http://127.0.0.1:3001',
  WALLET_PROVIDER: 'http://127.0.0.1:3002',
};
const DEMO_KEY = 'sandbox-merchant-key';

const key = z.string().min(8).optional();
/** The origin and the key of every provider. */
export const PROVIDER_SETTINGS = {
  PAYMENT_PROVIDER_ORIGIN: origin.optional(),
  PAYMENT_PROVIDER_KEY: key,
  WALLET_PROVIDER_ORIGIN: origin.optional(),
  WALLET_PROVIDER_KEY: key,
};

interface Read extends z.output<z.ZodObject<typeof PROVIDER_SETTINGS>> {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly SHOP_ROLES: readonly string[];
}
type Fault = readonly [name: string, message: string];

interface PaymentProvider {
  readonly origin: string;
  readonly key: string;
}
export interface PaymentProviders {
  /** Of each means. */
  readonly providers: Readonly<Record<PaymentMethod, PaymentProvider>>;
  /** [R5.002] Where a payment may lead the browser, beside the shop itself. */
  readonly origins: readonly string[];
  /** What a shop for shoppers lacks to offer these means: a line for each setting; none for a demo. */
  readonly faultsOf: (methods: readonly PaymentMethod[]) => readonly string[];
}

/** The provider of each means, as the environment names it, else the sandbox of the demo. */
export function paymentProviders(read: Read): PaymentProviders {
  const providers = recordOf(PAYMENT_METHODS, (method) => providerOf(read, PROVIDER_OF[method]));
  return {
    providers,
    origins: [...new Set(Object.values(providers).map((provider) => provider.origin))],
    faultsOf: (methods) => {
      const names = new Set(methods.map((method) => PROVIDER_OF[method]));
      return unsafeForShoppers(read, [...names]).map(([name, message]) => `${name}: ${message}`);
    },
  };
}

/**
 * Refuses what the environment names of a provider where it is good for a demo alone. A provider that it does not name is
 * missed once the house is known, and only where the house offers a means of it; pages alone know no house, and frame the
 * fields of the cards' provider.
 */
export function checkProviderSettings(read: Read, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const names = PROVIDER_NAMES.filter(
    (name) => isNamed(read, name) || (!isAsked(read) && name === PROVIDER_OF.creditCard),
  );
  for (const [name, message] of unsafeForShoppers(read, names))
    context.addIssue({ code: 'custom', path: [name], message });
}

const PROVIDER_NAMES = [...new Set(PAYMENT_METHODS.map((method) => PROVIDER_OF[method]))];
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

function providerOf(read: Read, name: ProviderName): PaymentProvider {
  return {
    origin: read[`${name}_ORIGIN`] ?? DEMO_ORIGINS[name],
    key: read[`${name}_KEY`] ?? DEMO_KEY,
  };
}

function isNamed(read: Read, name: ProviderName): boolean {
  return read[`${name}_ORIGIN`] !== undefined || read[`${name}_KEY`] !== undefined;
}

/** Whether this process speaks to providers: pages alone never do. */
function isAsked({ SHOP_ROLES: roles }: Read): boolean {
  return roles.includes('services') || roles.includes('jobs');
}

/** A shop is for shoppers where its origin is https, or a provider is elsewhere. */
function isForShoppers(read: Read): boolean {
  if (read.PUBLIC_ORIGIN?.startsWith('https:') === true) return true;
  return PROVIDER_NAMES.some((name) => !LOOPBACK.test(new URL(providerOf(read, name).origin).hostname));
}

/** What is good for a demo alone. */
function unsafeForShoppers(read: Read, names: readonly ProviderName[]): readonly Fault[] {
  if (!isForShoppers(read)) return [];
  return names.flatMap((name) => {
    const provider = providerOf(read, name);
    const faults: Fault[] = [];
    if (!provider.origin.startsWith('https:'))
      faults.push([`${name}_ORIGIN`, 'a shop for shoppers speaks https to its payment provider']);
    if (isAsked(read) && provider.key === DEMO_KEY)
      faults.push([`${name}_KEY`, 'the key of the demo is known to everybody']);
    return faults;
  });
}
