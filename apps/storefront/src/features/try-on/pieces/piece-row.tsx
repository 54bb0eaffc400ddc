import { LookPicture } from './look-picture.tsx';
import type { Piece } from './piece.ts';
import styles from './piece-row.module.css';

/** What is about to be kept: a panel's first line. */
export function PieceRow({ piece }: { readonly piece: Piece }) {
  return (
    <div className={styles['piece']}>
      <LookPicture sku={piece} alt="" className={styles['picture']} />
      <div>
        <p className={styles['name']}>{piece.name}</p>
        <p className={styles['colour']}>{piece.color}</p>
        <p>{piece.price?.label}</p>
      </div>
    </div>
  );
}
