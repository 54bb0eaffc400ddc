import type { ProductCard } from '@vitrine/contracts';
import { cardsOfSkus } from '@vitrine/database';
import type { Locale, SkuId } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { toCard } from './to-card.ts';

/** Of all locales together. A card takes about 4 KB, so that all of them take 16 MB. */
const CARDS_KEPT = 4_000;

/** Cards of one version of the catalogue, read once each. */
export interface CardMemory {
  /** [R7.009] Cards standing on SKUs, in the order asked for; SKUs that nobody may see yet are left out. */
  of(locale: Locale, skuIds: readonly SkuId[]): Promise<readonly ProductCard[]>;
}

/** To be made once in a process. The cards that were asked for longest ago make room for others. */
export function createCardMemory({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): CardMemory {
  const memory = createVersionMemory<Map<string, ProductCard>>({ db, clock });
  return {
    of: async (locale, skuIds) => {
      const kept = await memory.get('cards', () => Promise.resolve(new Map()));
      const keyOf = (skuId: SkuId): string => `${locale.code} ${skuId}`;
      const missing = skuIds.filter((skuId) => !kept.has(keyOf(skuId)));
      const { language, country } = locale;
      const read = missing.length === 0 ? [] : await db.all(cardsOfSkus, [language, country, missing]);
      for (const { card } of read) kept.set(keyOf(card.skuId), toCard(card, locale));
      const asked = skuIds.flatMap((skuId) => {
        const card = kept.get(keyOf(skuId));
        if (card === undefined) return [];
        kept.delete(keyOf(skuId));
        kept.set(keyOf(skuId), card);
        return [card];
      });
      for (const key of kept.keys()) {
        if (kept.size <= CARDS_KEPT) break;
        kept.delete(key);
      }
      return asked;
    },
  };
}
