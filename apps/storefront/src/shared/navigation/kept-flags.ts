import { KEPT_FLAGS } from '@vitrine/contracts';

type KeptFlag = (typeof KEPT_FLAGS)[number];

/** [R2.074–R2.077] The kept flags that are on in a query string. */
export function keptFlags(search: string): readonly KeptFlag[] {
  const query = new URLSearchParams(search);
  return KEPT_FLAGS.filter((flag) => query.get(flag) === 'true');
}

/** An address of ours with the kept flags of the current query string; what it asks for itself is left as it is. */
export function withKeptFlags(href: string, currentSearch: string): string {
  const flags = keptFlags(currentSearch);
  if (flags.length === 0) return href;
  const [beforeHash = '', hash] = href.split('#', 2);
  const [path = '', search = ''] = beforeHash.split('?', 2);
  // What the address asks for keeps its spelling.
  const own = search
    .split('&')
    .filter((part) => part !== '' && !flags.some((flag) => part.startsWith(`${flag}=`)));
  const query = [...own, ...flags.map((flag) => `${flag}=true`)].join('&');
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}
