import { Link } from '../navigation/link.tsx';
import { withGoal } from '../navigation/page-path.ts';
import { useLabels } from '../page/page.tsx';
import styles from './sign-in-ways.module.css';

interface SignInWaysProps {
  /** [R6.018] The path of the page that waits for the sign-in. */
  readonly goesTo?: string;
  readonly onLeave?: () => void;
}

/** [R2.036, R2.037, R2.055] Where somebody goes who has no password at hand, or no account. */
export function SignInWays({ goesTo, onLeave }: SignInWaysProps) {
  const t = useLabels();
  return (
    <ul className={styles['ways']}>
      <li>
        <Link to={withGoal('/alternative-login', goesTo)} onClick={onLeave}>
          {t('sign_in_by_mail')}
        </Link>
      </li>
      <li>
        <Link to={withGoal('/mylv/reset-password', goesTo)} onClick={onLeave}>
          {t('sign_in_forgotten')}
        </Link>
      </li>
      <li>
        <Link to={withGoal('/registration', goesTo)} onClick={onLeave}>
          {t('sign_in_register')}
        </Link>
      </li>
    </ul>
  );
}
