import styles from './shown-returns.module.css';

/** Where pieces are sent or brought to, line by line; each line reads in its own direction. */
export function PlaceLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
