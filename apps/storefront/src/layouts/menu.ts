import type { MenuBody } from '@vitrine/contracts';

/** One line of a menu: its words and where it leads. */
interface MenuLine {
  readonly name: string;
  readonly url: string;
}

/** The first level, each with the second below it. */
export type Menu = readonly (MenuLine & { readonly below: readonly MenuLine[] })[];

/** What the header shows of the tree of categories: two levels. Every page carries it twice, as HTML and as data. */
export function menuOf(categories: MenuBody['categories']): Menu {
  return categories.map(({ name, url, children }) => ({
    name,
    url,
    below: children.map((child) => ({ name: child.name, url: child.url })),
  }));
}
