import type { MiddlewareFunction } from 'react-router';

/** [R9.006] How long a page takes to leave; what the next one needs is fetched meanwhile. */
const LEAVING_MS = 100;

let expectedChoice: string | undefined;

/** A link that only changes a choice on the page says so before it navigates: nothing leaves then. */
export function expectChoice(pathname: string): void {
  expectedChoice = pathname;
}

type Place = Pick<URL, 'pathname' | 'search'>;

/** A page that is only read anew leaves for no other. */
export const isSamePage = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Lets the page fade out (see base.css) before the router shows the next one. */
export const pageTransition: MiddlewareFunction = async ({ url }, next) => {
  const isChoice = expectedChoice === url.pathname;
  expectedChoice = undefined;
  const isStill =
    isChoice || isSamePage(url, location) || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) return next();
  performance.mark('page-leave');
  document.documentElement.dataset['leaving'] = '';
  const [result] = await Promise.all([next(), leaving()]);
  return result;
};

/** The navigation is over, however it ended: the page is shown again. */
export function enterPage(): void {
  if (document.documentElement.dataset['leaving'] === undefined) return;
  delete document.documentElement.dataset['leaving'];
  performance.mark('page-enter');
}

function leaving(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LEAVING_MS);
  });
}
