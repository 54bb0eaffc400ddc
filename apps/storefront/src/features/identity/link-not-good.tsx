import { useLabels } from '../../shared/page/page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { IdentityPage } from './identity-page.tsx';

/** A link that was used, has expired, or is none: one sentence for all, and where a new one is asked for. */
export function LinkNotGood({
  to,
}: {
  readonly to: '/registration' | '/alternative-login' | '/mylv/profile';
}) {
  const t = useLabels();
  return (
    <IdentityPage title={t('identity_link_gone_title')} text={t('identity_link_gone_text')}>
      <Link to={to} className={buttonClass('solid')}>
        {t('identity_link_gone_again')}
      </Link>
      <Link to="/mylv/overview" className={buttonClass('outline')}>
        {t('sign_in_title')}
      </Link>
    </IdentityPage>
  );
}
