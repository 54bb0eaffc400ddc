import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { PRIVATE_SEGMENTS } from '../page/page-facts.ts';
import { usePage } from '../page/page.tsx';
import { CHOICE_STATE } from './choice-state.ts';
import { withKeptFlags } from './kept-flags.ts';
import { expectChoice } from './page-transition.ts';
import { localizedPath, splitPagePath } from './page-path.ts';

/** Pages made for one session are not worth fetching twice: nothing of them may be stored. */
const isPrivate = (path: string): boolean => PRIVATE_SEGMENTS.includes(path.split(/[/?#]/u, 2)[1] ?? '');

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop, with or without its locale. */
  readonly to: string;
  readonly children: ReactNode;
  /** Stands in for the current page in the history, and leaves the scroll position alone: a choice on the page. */
  readonly isChoice?: boolean;
}

/**
 * The one way to link inside the shop: keeps the locale and the kept flags, fetches ahead on intent, and moves with the
 * page transition [R9.006]. Another locale is another document, since language and direction belong to the document.
 */
export function Link({ to, isChoice = false, children, ...anchor }: LinkProps) {
  const { locale } = usePage();
  const { search } = useLocation();
  const target = withKeptFlags(localizedPath(to, locale), search);
  // What the router's link renders, without what it does: on the server nothing is pressed, and a page has fifty.
  if (import.meta.env.SSR) {
    return (
      <a {...anchor} href={target} data-discover="true">
        {children}
      </a>
    );
  }
  const { locale: targetLocale, local } = splitPagePath(target);
  const isOtherDocument = targetLocale?.code !== locale.code;
  return (
    <RouterLink
      {...anchor}
      to={target}
      prefetch={isOtherDocument || isPrivate(local) ? 'none' : 'intent'}
      reloadDocument={isOtherDocument}
      replace={isChoice}
      state={isChoice ? CHOICE_STATE : undefined}
      preventScrollReset={isChoice}
      onClick={(event) => {
        if (isChoice) expectChoice(target.split('?', 1)[0] ?? target);
        anchor.onClick?.(event);
      }}
    >
      {children}
    </RouterLink>
  );
}
