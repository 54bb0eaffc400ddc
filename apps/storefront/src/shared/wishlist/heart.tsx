import styles from './wish-button.module.css';

/** A hairline heart; filled by the button around it where that is pressed. */
export function Heart() {
  return (
    <svg className={styles['heart']} viewBox="0 0 20 18" aria-hidden="true">
      <path d="M10 16.6C6.6 13.9 1 10.1 1 5.6A4.5 4.5 0 0 1 5.5 1C7.4 1 9 2.1 10 3.9 11 2.1 12.6 1 14.5 1A4.5 4.5 0 0 1 19 5.6c0 4.5-5.6 8.3-9 11Z" />
    </svg>
  );
}
