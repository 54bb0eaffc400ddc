import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { Media } from './media.ts';
import { ReadingBlock } from './reading.ts';

/** `media`: the picture as it is kept; absent while the look has no such view. `upright`: of a scene, for narrow screens. */
const Picture = z.object({
  look: z.string(),
  view: z.string(),
  alt: z.string(),
  media: z.optional(Media),
  upright: z.optional(Media),
});

/** [R3.036–R3.038] A homepage component; the page merges the SKUs of a row with their details, which it asks for by id. */
export const HomepageComponent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    cta: z.string(),
    url: z.string(),
    picture: Picture,
  }),
  z.object({
    type: z.literal('products'),
    title: z.string(),
    url: z.string(),
    cta: z.string(),
    skus: z.array(z.object({ identifier: z.string(), media: z.optional(Media) })),
  }),
  z.object({
    type: z.literal('quote'),
    text: z.string(),
    cta: z.string(),
    url: z.string(),
    picture: z.optional(Picture),
  }),
  z.object({
    type: z.literal('categories'),
    title: z.string(),
    items: z.array(z.object({ name: z.string(), url: z.string(), picture: Picture })),
  }),
]);
export type HomepageComponent = z.infer<typeof HomepageComponent>;
export const HomepageBody = z.object({ componentList: z.array(HomepageComponent) });
export type HomepageBody = z.infer<typeof HomepageBody>;

/** Something to read, as a list shows it. */
export const ContentTile = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Where it belongs, and of when it is. */
  note: z.optional(z.string()),
  /** BCP 47, where title and text are in another language than the page. */
  language: z.optional(z.string()),
  /** Absent while the look has no such view. */
  media: z.optional(Media),
});
const NamedLink = z.object({ label: z.string(), url: z.string() });

/**
 * An editorial page: a heading, a picture, paragraphs in order, and the pieces it speaks of. `target` tells the catch-all
 * what a path is.
 */
export const ContentBody = z.object({
  target: z.enum(['content', 'category', 'redirect']),
  ref: z.string(),
  /** [R2.112] Of a redirect whose page has closed: for how long it says so before it leads on, in milliseconds. */
  closedForMs: z.optional(z.int()),
  /** BCP 47, where it is in another language than the page. */
  language: z.optional(z.string()),
  title: z.string(),
  /** One sentence below the heading. */
  lead: z.optional(z.string()),
  picture: z.optional(Picture),
  blocks: z.array(
    z.object({
      heading: z.string(),
      text: z.string(),
      /** Of this block alone. */
      language: z.optional(z.string()),
      /** Where it goes on. */
      links: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
    }),
  ),
  /** What is written as prose; `blocks` is empty then. */
  prose: z.optional(z.array(ReadingBlock)),
  products: z.optional(z.array(ProductCard)),
  /** [R2.011] Films by their ids, in the order of the house. */
  films: z.optional(z.array(z.string())),
  /** From the table of contents it stands in down to here, this page left out. */
  trail: z.optional(z.array(NamedLink)),
  /** Where it belongs, and of when it is. */
  note: z.optional(z.string()),
  /** Rows of lists, of which this page is one each; plain addresses. */
  filters: z.optional(z.array(z.array(z.extend(NamedLink, { isCurrent: z.boolean() })))),
  /** What it is the table of contents of, the newest first. */
  tiles: z.optional(z.array(ContentTile)),
  /** What to read after it. */
  more: z.optional(z.array(ContentTile)),
});
export type ContentTile = z.infer<typeof ContentTile>;
export type ContentBody = z.infer<typeof ContentBody>;

/** [R7.072] Stories by their addresses, in the order asked for. */
export const NewsBody = z.object({
  news: z.array(
    z.extend(ContentTile, {
      /** The path of the page below the locale. */
      seoUrl: z.string(),
      /** The whole story, where it is asked for in high precision. */
      content: z.optional(ContentBody),
      /** The paths of those to read after it, with the content alone. */
      next: z.optional(z.array(z.string())),
    }),
  ),
});
export type NewsBody = z.infer<typeof NewsBody>;

/** [R7.076] The blocks that every product page shows. */
export const InfoStaticProductBody = z.pick(ContentBody, { language: true, title: true, blocks: true });
export type InfoStaticProductBody = z.infer<typeof InfoStaticProductBody>;

export const FooterBody = z.object({
  sections: z.array(
    z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) }),
  ),
});
export type FooterBody = z.infer<typeof FooterBody>;

/** [R7.008] What the house says around every page. `url`: a page of the shop. */
export const TemplateBody = z.object({
  header: z.object({ banner: z.optional(z.object({ text: z.string(), url: z.string() })) }),
  footer: z.object({
    reinsurance: z.array(z.object({ title: z.string(), text: z.string(), url: z.string() })),
  }),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

/** [R7.089] Where a page leads to beside its own contents. */
export const SeoLinksBody = z.object({ links: z.array(NamedLink) });
export type SeoLinksBody = z.infer<typeof SeoLinksBody>;

export const SeoTagsBody = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  robots: z.string(),
  hreflang: z.array(z.object({ lang: z.string(), url: z.string() })),
});
export type SeoTagsBody = z.infer<typeof SeoTagsBody>;

export const ConfigIndexBody = z.array(
  z.object({ nodeEnv: z.string(), group: z.string(), appConfig: z.string() }),
);
/** Public application configuration; its fields are read through `domain`'s policy. */
export const ConfigBody = z.record(z.string(), z.unknown());
