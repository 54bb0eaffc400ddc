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
  readonly rules: Pick<EngineModule, 'checkOpen' | 'tryOnSku' | 'chooseProvider'>;
  readonly isDesktop: boolean;
  readonly nowMs: number;
  /** What the tab remembers of earlier answers. */
  readonly consents: readonly ConsentEntry[];
  /** [R4.008] Circumference, as the tab remembers it. */
  readonly wristSizeMm: number | undefined;
}

/** [R4.005] Answers every question the opening asks, from what is known before anything of the shopper's is touched. */
export function gatherFacts(circumstances: Circumstances): OpenFacts {
  const { product, skuId, settings, rules } = circumstances;
  const open = rules.checkOpen({ product, skuId, containerId: circumstances.containerId });
  const sku = rules.tryOnSku(tryOnProduct(product), skuId);
  const tryOnType = sku.ok ? sku.value.tryOnType : undefined;
  const provider = tryOnType && rules.chooseProvider(settings.providers, tryOnType, circumstances.locale);
  const refusal = open.ok ? sku : open;
  return {
    initRefusal: refusal.ok ? undefined : refusal.refusal,
    tryOnType,
    hasProvider: provider?.ok === true,
    showsFallback:
      circumstances.isDesktop && tryOnType !== undefined && settings.desktopFallbackTypes.includes(tryOnType),
    hasConsent: tryOnType !== undefined && hasConsent(circumstances, tryOnType),
    wristSizeMm: circumstances.wristSizeMm,
    canUpload: settings.upload,
  };
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
