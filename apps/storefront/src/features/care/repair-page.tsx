import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import type { RepairActionsProps } from './repair-actions.tsx';
import { RepairCard } from './repair-card.tsx';
import styles from './repair-page.module.css';
import { useFollowedRepairs } from './use-followed-repairs.ts';
import { useForgottenAnswer } from './use-forgotten-answer.ts';

/** [R2.052] One repair on a page of its own, for its customer or by the signed link of a guest's mail. */
export function RepairPage(props: RepairActionsProps) {
  const t = useLabels();
  const { repair, linkToken } = props;
  const title = t('care_page_title', { number: repair.number });
  useForgottenAnswer();
  useFollowedRepairs([repair]);
  if (linkToken === undefined)
    return (
      <MylvPage
        title={title}
        action={
          <Link to="/mylv/care-service" className={styles['back']}>
            {t('care_back')}
          </Link>
        }
      >
        <RepairCard {...props} />
      </MylvPage>
    );
  return (
    <div className={styles['alone']}>
      <MylvPage title={title} intro={t('care_linked_text')}>
        <RepairCard {...props} />
      </MylvPage>
    </div>
  );
}
