/* What the house writes of sales, offers, experiences and articles, as JSON columns hold it. */

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
export type ArticleBlock = {
  readonly heading?: string | undefined;
  readonly text: string;
};
