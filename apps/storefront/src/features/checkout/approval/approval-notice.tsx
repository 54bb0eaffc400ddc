import { useEffect, useRef } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import styles from '../notice-page.module.css';

interface ApprovalNoticeProps {
  readonly title: LabelKey;
  readonly text: LabelKey;
  /** It takes the place of what was pressed: the focus goes on from its heading. */
  readonly takesFocus?: boolean;
}

/** [R2.045] What is said in the place of an order: nothing of it is shown. */
export function ApprovalNotice({ title, text, takesFocus = false }: ApprovalNoticeProps) {
  const t = useLabels();
  const { locale } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['page']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {t(title)}
      </h1>
      <p className={styles['text']}>{t(text)}</p>
      <div className={styles['actions']}>
        <a href={`tel:${locale.phone}`} className={buttonClass('solid')}>
          {t('error_help_call')}
        </a>
        <Link to="/homepage" className={buttonClass('outline')}>
          {t('notification_continue')}
        </Link>
      </div>
    </div>
  );
}
