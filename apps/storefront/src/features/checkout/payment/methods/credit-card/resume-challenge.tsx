import { Link } from '../../../../../shared/navigation/link.tsx';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { buttonClass } from '../../../../../shared/ui/button.tsx';
import type { ResumeProps } from '../payment-means.ts';

/** [R2.043] The bank still waits for the shopper. */
export function ResumeChallenge({ state }: ResumeProps) {
  const t = useLabels();
  if (state !== 'challenged') return null;
  return (
    <Link to="/checkout/3dsecure" className={buttonClass('solid')}>
      {t('checkout_challenge_continue')}
    </Link>
  );
}
