import type { Product } from '@vitrine/contracts';
import { type ConsentEntry, isConsentValid } from '../consent/consent-entry.ts';
import type { EngineModule } from '../load-engine.ts';
import type { TryOnSettings } from '../try-on-settings.ts';
import type { OpenFacts } from './opening.ts';

interface Circumstances {
  readonly product: Product;
  readonly skuId: string;
  readonly containerId: string;
  readonly locale: string;
  readonly settings: TryOnSettings;
  readonly rules: Pick<EngineModule, 'tryOnSku' | 'chooseProvider'>;
  readonly isDesktop: boolean;
  readonly nowMs: number;
  /** What the tab remembers of earlier answers. */
  readonly consents: readonly ConsentEntry[];
  /** [R4.008, R2.046] Circumference, as the tab remembers it, else as the customer's profile has it. */
  readonly wristSizeMm: number | undefined;
}

/** [R4.005] Collects the facts that the opening decides by, before anything of the shopper's is touched. */
export function gatherFacts(circumstances: Circumstances): OpenFacts {
  const { product, skuId, settings, rules } = circumstances;
  const sku = rules.tryOnSku(tryOnProduct(product), skuId);
  const tryOnType = sku.ok ? sku.value.tryOnType : undefined;
  const provider = tryOnType && rules.chooseProvider(settings.providers, tryOnType, circumstances.locale);
  const refusal = openRefusal(circumstances) ?? (sku.ok ? undefined : sku.refusal);
  return {
    initRefusal: refusal,
    tryOnType,
    hasProvider: provider?.ok === true,
    showsFallback:
      circumstances.isDesktop && tryOnType !== undefined && settings.desktopFallbackTypes.includes(tryOnType),
    hasConsent: tryOnType !== undefined && hasConsent(circumstances, tryOnType),
    wristSizeMm: circumstances.wristSizeMm,
    canUpload: settings.upload,
  };
}

/** [R5.007, R8.022] What the modal must be opened with before anything else is looked at, in the specification's words. */
export function openRefusal({
  product,
  skuId,
  containerId,
}: Partial<Pick<Circumstances, 'product' | 'skuId' | 'containerId'>>): string | undefined {
  const isComplete = Boolean(product && skuId && containerId);
  return isComplete ? undefined : 'product, skuId and containerId are required to run this method';
}

function hasConsent(circumstances: Circumstances, tryOnType: NonNullable<OpenFacts['tryOnType']>): boolean {
  const { consents, nowMs, settings } = circumstances;
  return isConsentValid(consents, {
    tryOnType,
    nowMs,
    validityMs: settings.consentValidityMs,
  });
}

const tryOnProduct = ({ identifier, skus }: Product) => ({
  id: identifier,
  variations: skus.map((sku) => ({ skuId: sku.identifier, tryOnType: sku.tryOnType })),
});
