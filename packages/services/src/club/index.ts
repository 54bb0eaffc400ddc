import { named, type Queryable } from '@vitrine/database';
import {
  accepted,
  type ClubRule,
  FALLBACK_LANGUAGE,
  type HouseLanguage,
  isEligible,
  type Language,
  languageTag,
  PURCHASE_STATES,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

interface ClubText {
  readonly name: string;
  readonly description: string;
}
interface ClubRow {
  readonly id: string;
  readonly rule: ClubRule;
  readonly texts: Readonly<Partial<Record<HouseLanguage, ClubText>>> & { readonly eng: ClubText };
}
interface PurchaseRow {
  readonly total: number;
  readonly currency: string;
  readonly product_types: readonly string[];
}

const CLUBS = named<[], ClubRow>('clubs', 'SELECT id, rule, texts FROM club ORDER BY rank');
const PURCHASES = named<[customerId: string, states: readonly string[]], PurchaseRow>(
  'club-purchases',
  `SELECT o.total, o.currency,
     ARRAY(SELECT DISTINCT p.product_type
           FROM order_line line JOIN sku s ON s.id = line.sku_id JOIN product p ON p.id = s.product_id
           WHERE line.market = o.market AND line.order_id = o.id) AS product_types
   FROM shop_order o
   WHERE o.customer_id = $1 AND o.state = ANY ($2::text[])`,
);

/** [R7.149] The clubs that a customer's own purchases open to him. */
export function mountClub(mount: MountCall, { db }: ServiceDeps): void {
  mount('getClubEligibility', async ({ principal, locale }) => {
    const [clubs, purchases] = await Promise.all([db.all(CLUBS, []), purchasesOf(db, principal.customerId)]);
    const open = clubs.filter(({ rule }) => isEligible(rule, purchases));
    return accepted({
      eligible: open.length > 0,
      clubs: open.map((club) => toClub(club, locale.language)),
    });
  });
}

async function purchasesOf(db: Queryable, customerId: string) {
  const rows = await db.all(PURCHASES, [customerId, PURCHASE_STATES]);
  return rows.map(({ total, currency, product_types: productTypes }) => ({ total, currency, productTypes }));
}

function toClub({ id, texts }: ClubRow, language: Language) {
  const own = texts[language];
  const { name, description } = own ?? texts.eng;
  return {
    name: id,
    title: name,
    description,
    ...(own === undefined ? { textLanguage: languageTag(FALLBACK_LANGUAGE) } : {}),
  };
}
