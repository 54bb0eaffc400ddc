import type { PersoOffer } from '@vitrine/contracts';
import type { LetterFont } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';

export interface LetterFonts {
  readonly fonts: ReadonlyMap<string, LetterFont>;
  readonly isUnread: boolean;
  readonly retry: () => void;
}

/** The letters of an offer's fonts, fetched once the page is there. */
export function useLetterFonts(offered: PersoOffer['fonts']): LetterFonts {
  const [fonts, setFonts] = useState<ReadonlyMap<string, LetterFont>>(new Map());
  const [isUnread, setIsUnread] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const load = async (code: string): Promise<void> => {
      const result = await shopClient().call('getLetterFont', { params: { code } });
      if (!isWanted) return;
      if (result.ok) setFonts((known) => new Map(known).set(code, result.value));
      else setIsUnread(true);
    };
    for (const { code } of isUnread ? [] : offered) void load(code);
    return () => {
      isWanted = false;
    };
  }, [offered, isUnread]);
  const retry = () => setIsUnread(false);
  return { fonts, isUnread, retry };
}
