/** [R9.013] So many articles are shown at once. */
export const ARTICLES_SHOWN = 9;

/** The places of a page of articles, counted from 0, as the magazine's calls take them: `0-8`, `9-17`. */
export const articlesRange = (page: number): string =>
  `${page * ARTICLES_SHOWN}-${page * ARTICLES_SHOWN + ARTICLES_SHOWN - 1}`;
