/** More pages than any house fills, so that a service that counts wrongly is not asked for ever. */
const MOST_PAGES = 20;

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nbPages: number;
}

/** The content of all pages, in their order; `ask` gets the page number, the first being 0. */
export async function everyPage<Item>(
  ask: (page: number) => Promise<PageOf<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 0, nbPages = 1; page < Math.min(nbPages, MOST_PAGES); page++) {
    const answer = await ask(page);
    all.push(...answer.items);
    ({ nbPages } = answer);
  }
  return all;
}
