import { useEffect, useState } from 'react';

/** Land and borders as paths, `tools/write-map.ts` wrote them. */
interface Outlines {
  readonly land: string;
  readonly borders: string;
}

const ADDRESSES = import.meta.glob<string>('./outlines/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Those that were fetched once stay while the page is open. */
const known = new Map<string, Promise<Outlines | undefined>>();

/** Outlines that do not come leave the coarser ones, or the pins alone. */
async function fetchOutlines(name: string): Promise<Outlines | undefined> {
  const address = ADDRESSES[`./outlines/${name}.json`];
  if (address === undefined) return undefined;
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    known.delete(name);
    return undefined;
  }
}

/** The outlines of the world, and those of these tiles that are there by now. */
export function useOutlines(tiles: readonly string[]): ReadonlyMap<string, Outlines> {
  const [outlines, setOutlines] = useState<ReadonlyMap<string, Outlines>>(new Map());
  const wanted = ['world', ...tiles].join(' ');
  useEffect(() => {
    let isWanted = true;
    const load = async (name: string) => {
      const fetched = known.get(name) ?? fetchOutlines(name);
      known.set(name, fetched);
      const found = await fetched;
      if (found !== undefined && isWanted) setOutlines((before) => new Map(before).set(name, found));
    };
    for (const name of wanted.split(' ')) void load(name);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return outlines;
}
