import { Link } from '../../shared/navigation/link.tsx';
import { useNewPage } from '../../shared/navigation/use-new-page.ts';
import { usePage } from '../../shared/page/page.tsx';
import { dismissNotice } from '../../shared/session/cart-actions.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { useEscape } from '../../shared/ui/use-escape.ts';
import { noticeTexts } from './cart-messages.ts';
import styles from './cart-notification.module.css';

/** [R8.007–R8.010] What came of an add to the bag; stays until it is dismissed or another page is opened. */
export function CartNotification() {
  const notice = useStore(shopper, (state) => state.notice);
  const { labels } = usePage();
  useNewPage(dismissNotice);
  useEscape(notice !== undefined, dismissNotice);
  const texts = notice === undefined ? undefined : noticeTexts(notice, labels);
  return (
    <output className={styles['place']}>
      {texts !== undefined && (
        <span className={styles['note']}>
          {texts.success !== undefined && <span className={styles['title']}>{texts.success}</span>}
          {texts.added.map((name) => (
            <span key={name} className={styles['name']}>
              {name}
            </span>
          ))}
          {texts.errors.map((error) => (
            <span key={error} className={styles['error']}>
              {error}
            </span>
          ))}
          <span className={styles['actions']}>
            {texts.success !== undefined && (
              <Link to="/cart" className={buttonClass('solid')}>
                {labels.t('notification_view_bag')}
              </Link>
            )}
            <Button look="text" onClick={dismissNotice}>
              {labels.t(texts.success === undefined ? 'dialog_close' : 'notification_continue')}
            </Button>
          </span>
        </span>
      )}
    </output>
  );
}
