import type { ChinaDivisions } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';

/** The divisions, once this document has read them. */
let kept: ChinaDivisions | undefined;

/** [R7.085] The divisions of China for an address there; undefined elsewhere, and as long as they are not known. */
export function useChinaDivisions(country: string): ChinaDivisions | undefined {
  const [divisions, setDivisions] = useState(kept);
  const isChina = country === 'CN';
  useEffect(() => {
    if (!isChina || divisions !== undefined) return;
    const read = async () => {
      const answer = await shopClient().call('getChinaDivisions');
      if (!answer.ok) return;
      kept = answer.value;
      setDivisions(kept);
    };
    void read();
  }, [isChina, divisions]);
  return isChina ? divisions : undefined;
}
