import { LookPicture } from './look-picture.tsx';
import type { Piece } from './piece.ts';
import styles from './piece-row.module.css';

/** The piece that a panel is about, as its first line. */
export function PieceRow({ piece }: { readonly piece: Piece }) {
  return (
    <div className={styles['piece']}>
      <LookPicture sku={piece} alt="" className={styles['picture']} />
      <div>
        <p className={styles['name']}>{piece.name}</p>
        <p className={styles['colour']}>{piece.color}</p>
        <p>{piece.price}</p>
      </div>
    </div>
  );
}
