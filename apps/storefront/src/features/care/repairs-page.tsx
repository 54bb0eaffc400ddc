import type { RepairBody, RepairsBody } from '@vitrine/contracts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { type ButtonLook, buttonClass } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { RepairCard } from './repair-card.tsx';
import styles from './repairs-page.module.css';
import { useFollowedRepairs } from './use-followed-repairs.ts';
import { useForgottenAnswer } from './use-forgotten-answer.ts';

export interface RepairsPageProps extends Pick<RepairsBody, 'methods'> {
  readonly repairs: readonly RepairBody[];
  /** Where the pages of payment providers stand. */
  readonly providerOrigins: readonly string[];
}

/** [R2.052] What a customer has given to the workshop, and what is asked of them. */
export function RepairsPage({ repairs, methods, providerOrigins }: RepairsPageProps) {
  const { t } = usePage().labels;
  const isEmpty = repairs.length === 0;
  useForgottenAnswer();
  useFollowedRepairs(repairs);
  return (
    <MylvPage
      title={t('care_title')}
      intro={t('care_intro')}
      action={isEmpty ? undefined : <AskLink look="outline" />}
    >
      {isEmpty ? (
        <EmptyPlate
          title={t('care_empty_title')}
          text={t('care_empty_text')}
          action={<AskLink look="solid" />}
        />
      ) : (
        <ul>
          {repairs.map((repair) => (
            <li key={repair.id} className={styles['item']}>
              <RepairCard
                repair={repair}
                methods={methods}
                providerOrigins={providerOrigins}
                pagePath={`/mylv/care-service/${repair.id}`}
              />
            </li>
          ))}
        </ul>
      )}
    </MylvPage>
  );
}

function AskLink({ look }: { readonly look: ButtonLook }) {
  const { t } = usePage().labels;
  return (
    <Link to="/online-repair" className={buttonClass(look)}>
      {t('care_ask')}
    </Link>
  );
}
