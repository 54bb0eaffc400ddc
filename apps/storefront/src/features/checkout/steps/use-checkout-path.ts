import { useLocation } from 'react-router';
import { withKeptFlags } from '../../../shared/navigation/kept-flags.ts';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { usePage } from '../../../shared/page/page.tsx';

/** The address of a page of the shop as `navigate` takes it: with the locale and the kept flags of this page. */
export function useCheckoutPath(): (path: string) => string {
  const { locale } = usePage();
  const { search } = useLocation();
  return (path) => withKeptFlags(localizedPath(path, locale), search);
}
