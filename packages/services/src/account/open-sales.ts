import type { AnswerOf, LoginBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import { salesOfCustomer } from '../sales/index.ts';

interface LooksAt {
  readonly locale: Locale;
  readonly now: Date;
}

/** [R7.133, R7.134] The private sales that a customer is invited to and that are open at `now`, the first to close first. */
export async function openSales(
  db: Queryable,
  customerId: string,
  at: LooksAt,
): Promise<NonNullable<LoginBody['exclusiveOverview']>> {
  const { exclusiveSales: sales } = await salesAhead(db, customerId, at);
  return { sales };
}

/** [R7.030] The same, and beside them those that are still to come. */
export async function salesAhead(
  db: Queryable,
  customerId: string,
  { locale, now }: LooksAt,
): Promise<AnswerOf<'getExclusiveSales'>> {
  const rows = await salesOfCustomer(db, customerId, now);
  const shown = rows.map(({ id, opensAt, closesAt, isOpen, texts, path }) => {
    const { text, language } = readIn(texts, locale.language);
    const words = { saleId: id, ...text, textLanguage: foreignTag(language, locale.language) };
    const open = {
      ...words,
      closesAt: closesAt.toISOString(),
      ...(path === null ? {} : { url: pageUrl(locale.code, path) }),
    };
    return { isOpen, open, coming: { ...words, opensAt: opensAt.toISOString() } };
  });
  return {
    exclusiveSales: shown.filter(({ isOpen }) => isOpen).map(({ open }) => open),
    comingSales: shown.filter(({ isOpen }) => !isOpen).map(({ coming }) => coming),
  };
}
