import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './resume-session.module.css';

/** Brings a lapsed session back by any private call, then loads the page again; without one it is the bag's turn. */
export function ResumeSession() {
  const { locale, labels } = usePage();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    let isGone = false;
    void shopClient()
      .call('getUserContext')
      .then((context) => {
        if (isGone) return undefined;
        return context.ok ? revalidate() : navigate(localizedPath('/cart', locale), { replace: true });
      });
    return () => {
      isGone = true;
    };
  }, [locale, navigate, revalidate]);
  return (
    <div className={styles['waiting']} aria-busy="true">
      <h1 className={styles['title']}>{labels.t('checkout_title')}</h1>
      <p>{labels.t('please_wait')}</p>
      <Link to="/cart">{labels.t('checkout_back_to_cart')}</Link>
    </div>
  );
}
