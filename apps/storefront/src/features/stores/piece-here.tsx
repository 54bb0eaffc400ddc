import { useEffect, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './store-page.module.css';

interface PieceHereProps {
  readonly storeId: string;
  readonly piece: { readonly id: string; readonly name: string };
}

/** [R7.182] Whether the store has the piece that the shopper came from, at this moment; nothing where it cannot be asked. */
export function PieceHere({ storeId, piece: { id, name } }: PieceHereProps) {
  const t = useLabels();
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => {
    let isWanted = true;
    const params = { id: storeId, productIds: id };
    void shopClient()
      .call('getPiecesOfStore', { params })
      .then((answer) => answer.ok && isWanted && setHere(answer.value.productIds.includes(id)));
    return () => {
      isWanted = false;
    };
  }, [storeId, id]);
  return (
    <output className={styles['piece']}>
      {isHere !== undefined && t(isHere ? 'stores_piece_here' : 'stores_piece_away', { name })}
    </output>
  );
}
