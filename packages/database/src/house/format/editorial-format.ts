import { LOCALE_LIST, MARKETS, PAYMENT_METHODS, TRANSFER_DAYS_LIMIT } from '@vitrine/domain';
import * as z from 'zod/mini';
import type { Fault } from './part.ts';
import { ProseText } from './prose.ts';
import { Count, Day, Id, inLanguages, Line, Path, PictureRef, Prose, Slug, Texts, IdOfSku } from './texts.ts';

const LOCALE_CODES = LOCALE_LIST.map(({ code }) => code);

/** `config.json`: what `app-config/{group}/{name}.json` answers. */
export const HouseConfig = z.strictObject({
  group: Slug,
  name: Id,
  body: z.record(z.string(), z.unknown()),
});
export type HouseConfig = z.infer<typeof HouseConfig>;

/** [R7.118] The body of `front/payment`: what pays in each market, and by `default` in those that are not named. */
const PaymentSettings = z.strictObject({
  methods: z.partialRecord(
    z.enum(['default', ...MARKETS, ...LOCALE_CODES]),
    z.array(z.enum(PAYMENT_METHODS)).check(z.minLength(1)),
  ),
  transfer: z.optional(
    z.strictObject({
      holder: Line,
      bank: Line,
      iban: Line,
      bic: Line,
      days: z.int().check(z.minimum(1), z.maximum(TRANSFER_DAYS_LIMIT)),
    }),
  ),
});

/** What is wrong in the configuration of the payment means; a name that the shop does not know would offer nothing. */
export function configFaults({ group, name, body }: HouseConfig): readonly Fault[] {
  if (group !== 'front' || name !== 'payment') return [];
  const { error } = z.safeParse(PaymentSettings, body);
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: ['body', ...path.filter((step) => typeof step !== 'symbol')],
    message,
  }));
}

/** When something may be read, and by whom before. */
const Publication = {
  /** From this day on, and until this one: days of UTC, both included. */
  publishedOn: z.optional(Day),
  publishedUntil: z.optional(Day),
  /** [R2.026] While it is not published agents alone see it below `/uat/`. */
  forAgents: z.optional(z.boolean()),
};

/** A body with prose in Markdown has its parts; any other stays as it is. */
const Body = z.pipe(
  z.unknown(),
  z.transform((body, context): unknown => {
    if (typeof body !== 'object' || body === null || !('prose' in body)) return body;
    const read = z.safeParse(ProseText, body.prose);
    for (const { message } of read.error?.issues ?? [])
      context.issues.push({ code: 'custom', message, path: ['prose'], input: body.prose });
    return { ...body, prose: read.data };
  }),
);

/** `content/{kind}/{ref}.json`: what the editorial calls read, a body per language. */
export const HouseContent = z.strictObject({
  kind: Slug,
  ref: Id,
  status: z.optional(z.enum(['draft', 'published'])),
  ...Publication,
  bodies: inLanguages(Body),
});
export type HouseContent = z.infer<typeof HouseContent>;

/** `footer.json` */
export const HouseFooterSection = z.strictObject({
  id: Id,
  titles: Texts,
  links: z.array(z.strictObject({ id: Id, url: Path, labels: Texts })),
});
export type HouseFooterSection = z.infer<typeof HouseFooterSection>;

/** `faq-themes.json` */
export const HouseFaqTheme = z.strictObject({
  id: Id,
  slug: Slug,
  texts: inLanguages(z.strictObject({ name: Line, intro: Line })),
});
export type HouseFaqTheme = z.infer<typeof HouseFaqTheme>;

/** `faq/*.json` */
export const HouseFaqArticle = z.strictObject({
  id: Id,
  theme: Id,
  slug: Slug,
  /** The more, the earlier among the popular ones. */
  popularity: Count,
  online: z.boolean(),
  texts: inLanguages(
    z.strictObject({
      title: Line,
      body: Prose,
      /** Other words that the question is asked in: it is found by them. */
      asked: z.optional(z.array(Line).check(z.maxLength(40))),
    }),
  ),
});
export type HouseFaqArticle = z.infer<typeof HouseFaqArticle>;

/** `magazine-categories.json` */
export const HouseMagazineCategory = z.strictObject({
  chunk: Slug,
  texts: inLanguages(z.strictObject({ name: Line, intro: Line })),
  tags: z.array(z.strictObject({ code: Slug, names: Texts })),
});
export type HouseMagazineCategory = z.infer<typeof HouseMagazineCategory>;

/** `articles/*.json` */
export const HouseArticle = z.strictObject({
  /** The last part of its address. */
  chunk: Slug,
  category: Slug,
  tags: z.array(Slug),
  ...Publication,
  publishedOn: Day,
  status: z.enum(['draft', 'published']),
  picture: z.optional(PictureRef),
  /** The pieces it speaks of. */
  skuIds: z.array(IdOfSku),
  texts: inLanguages(
    z.strictObject({
      title: Line,
      summary: Line,
      /** Markdown, in `articles/{chunk}.{language}.md`. */
      prose: z.optional(ProseText),
    }),
  ),
});
export type HouseArticle = z.infer<typeof HouseArticle>;
