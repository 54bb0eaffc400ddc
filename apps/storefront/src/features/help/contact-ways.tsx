import { CallBackButton } from '../../shared/advice/call-back-button.tsx';
import { LazyChatButton } from '../../shared/chat/lazy-chat-button.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import styles from './email-us-page.module.css';

/** [R2.012] The ways to reach the house that need a form. */
export function ContactWays() {
  return (
    <div className={styles['ways']}>
      <LazyChatButton className={buttonClass('outline')} />
      <CallBackButton className={buttonClass('outline')} />
    </div>
  );
}
