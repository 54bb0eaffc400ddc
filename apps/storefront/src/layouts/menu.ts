import type { MenuBody } from '@vitrine/contracts';

/** One line of the menu: its words, where it leads, and the lines below it. */
export interface MenuLine {
  readonly name: string;
  readonly url: string;
  readonly below: readonly MenuLine[];
}

export type Menu = readonly MenuLine[];

/** A branch of the tree that the call answers; the third level may leave out what is below it. */
interface Branch {
  readonly name: string;
  readonly url: string;
  readonly children?: readonly Branch[] | undefined;
}

/** [R7.162] What the header shows of the tree of categories: every level. Every page carries it, as HTML and as data. */
export function menuOf(categories: MenuBody['categories']): Menu {
  return categories.map(toLine);
}

function toLine({ name, url, children = [] }: Branch): MenuLine {
  return { name, url, below: children.map(toLine) };
}
