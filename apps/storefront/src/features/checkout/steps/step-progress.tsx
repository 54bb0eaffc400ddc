import { CHECKOUT_STEPS, type CheckoutProgress, type CheckoutStep, isStepOpen } from '@vitrine/domain';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './step-progress.module.css';

interface StepProgressProps {
  readonly step: CheckoutStep;
  readonly progress: CheckoutProgress;
}

/** Where one is in the checkout; the steps that are open are links, so that everything can be edited until the end. */
export function StepProgress({ step, progress }: StepProgressProps) {
  const t = useLabels();
  return (
    <nav aria-label={t('checkout_progress')}>
      <ol className={styles['steps']}>
        {CHECKOUT_STEPS.map((each, index) => {
          const name = (
            <>
              <span className={styles['number']}>{index + 1}</span> {t(`checkout_nav_${each}`)}
            </>
          );
          return (
            <li key={each} className={styles['step']} aria-current={each === step ? 'step' : undefined}>
              {each !== step && isStepOpen(each, progress) ? (
                <Link to={`/checkout/${each}`}>{name}</Link>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
