/* What the house writes of sales, offers, experiences, articles and pages, as JSON columns hold it. */

export type SaleText = { readonly title: string; readonly subtitle: string };
export type OfferText = {
  readonly offerDisplayName: string;
  readonly subtitle: string;
  readonly offerDescription: string;
};
export type ExperienceText = {
  readonly title: string;
  readonly lead: string;
  readonly alt: string;
  readonly facts: readonly string[];
  readonly chapters: readonly { readonly heading: string; readonly text: string; readonly alt: string }[];
};
/** Words in a line: plain, or marked, or a link to a page of the shop, `tel:` or `mailto:`. */
export type ProseSpan = {
  readonly text: string;
  readonly isStrong?: true;
  readonly isEmphasis?: true;
  /** A path of the shop without its locale, or an address of one of the two kinds. */
  readonly url?: string;
};
/** One part of a prose that an editor wrote. */
export type ProseBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'paragraph'; readonly words: readonly ProseSpan[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly ProseSpan[])[] }
  | { readonly type: 'quote'; readonly paragraphs: readonly (readonly ProseSpan[])[] }
  | {
      readonly type: 'picture';
      readonly look: string;
      readonly view: string;
      readonly alt: string;
      readonly caption?: string;
    }
  | { readonly type: 'film'; readonly videoId: string; readonly title: string }
  | { readonly type: 'pieces'; readonly skuIds: readonly string[] }
  | { readonly type: 'break' };
