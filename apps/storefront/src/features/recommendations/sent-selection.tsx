import type { AnswerOf } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { CopiedLink } from '../../shared/ui/copied-link.tsx';
import styles from './compose-page.module.css';

interface SentSelectionProps {
  readonly sent: AnswerOf<'sendSelection'>;
  /** It is for a client, who finds it in their account. */
  readonly hasClient: boolean;
  readonly onAgain: () => void;
}

/** What became of a selection, and the link of it. */
export function SentSelection({ sent, hasClient, onAgain }: SentSelectionProps) {
  const t = useLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and with it the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['page']}>
      <section className={styles['sent']} aria-labelledby="selection-sent">
        <h1 id="selection-sent" ref={heading} tabIndex={-1} className={styles['title']}>
          {t('recommendations_sent_title')}
        </h1>
        <p>{t(toldOf(sent, hasClient))}</p>
        <CopiedLink
          path={sent.path}
          label={t('recommendations_link')}
          copy={t('recommendations_copy')}
          copied={t('recommendations_copied')}
        />
        <Link to={sent.path} className={buttonClass('solid')}>
          {t('recommendations_see')}
        </Link>
        <Button look="outline" onClick={onAgain}>
          {t('recommendations_another')}
        </Button>
      </section>
    </div>
  );
}

function toldOf({ isMailed }: SentSelectionProps['sent'], hasClient: boolean) {
  if (!hasClient) return 'recommendations_sent_link';
  return isMailed ? 'recommendations_sent_mailed' : 'recommendations_sent_unmailed';
}
