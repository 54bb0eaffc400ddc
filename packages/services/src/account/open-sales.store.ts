import type { LoginBody } from '@vitrine/contracts';
import { named, type Queryable } from '@vitrine/database';
import { foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';

const OPEN_SALES = named('login-open-sales')<[customerId: string, now: Date]>(
  `SELECT s.id, s.closes_at, s.texts,
     (SELECT c.path FROM category c WHERE c.exclusive_sale_id = s.id ORDER BY length(c.path), c.path LIMIT 1) AS path
   FROM exclusive_sale s
   JOIN exclusive_entitlement e ON e.sale_id = s.id AND e.customer_id = $1
   WHERE s.opens_at <= $2 AND s.closes_at > $2
   ORDER BY s.closes_at, s.id`,
);

/** [R7.133, R7.134] The private sales that a customer is invited to and that are open at `now`, the first to close first. */
export async function openSales(
  db: Queryable,
  customerId: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<NonNullable<LoginBody['exclusiveOverview']>> {
  const rows = await db.all(OPEN_SALES, [customerId, now]);
  const sales = rows.map(({ id, closesAt, texts, path }) => {
    const { text, language } = readIn(texts, locale.language);
    return {
      saleId: id,
      ...text,
      closesAt: closesAt.toISOString(),
      ...(path === null ? {} : { url: pageUrl(locale.code, path) }),
      textLanguage: foreignTag(language, locale.language),
    };
  });
  return { sales };
}
