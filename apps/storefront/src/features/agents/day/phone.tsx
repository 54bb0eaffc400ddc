import { phoneText } from '@vitrine/domain';
import styles from './agent-day-page.module.css';

/** A number that is rung at a press. */
export function Phone({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} className={styles['phone']}>
      <bdi dir="ltr">{phoneText(phone)}</bdi>
    </a>
  );
}
