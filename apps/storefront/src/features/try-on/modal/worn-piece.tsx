import type { Piece } from '../pieces/piece.ts';
import styles from './worn-piece.module.css';

/** What is being worn, by name and price. */
export function WornPiece({ sku }: { readonly sku: Piece }) {
  return (
    <div className={styles['piece']}>
      <p className={styles['name']}>{sku.name}</p>
      {sku.price && <p className={styles['price']}>{sku.price.label}</p>}
    </div>
  );
}
