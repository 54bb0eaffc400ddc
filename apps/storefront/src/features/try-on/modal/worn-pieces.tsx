import type { Piece } from '../pieces/piece.ts';
import styles from './worn-pieces.module.css';

/** What is being worn, each piece by name and price. */
export function WornPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <ul className={styles['pieces']} data-several={pieces.length > 1}>
      {pieces.map(({ identifier, name, price }) => (
        <li key={identifier} className={styles['piece']}>
          <p className={styles['name']}>{name}</p>
          {price && <p className={styles['price']}>{price}</p>}
        </li>
      ))}
    </ul>
  );
}
