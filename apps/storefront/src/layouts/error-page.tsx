import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import { ServiceHelp } from '../shared/page/service-help.tsx';
import { errorView } from '../features/error/error-view.ts';
import { Link } from '../shared/navigation/link.tsx';
import { usePage } from '../shared/page/page.tsx';
import { MainContent } from '../shared/ui/main-content.tsx';
import { BareHeader } from './bare-header.tsx';
import styles from './error-page.module.css';

/** [R2.071, R2.107–R2.114] The page of every failure. It needs only the error and the labels. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = usePage().labels;
  const view = errorView(isRouteErrorResponse(error) ? error : undefined, error);
  const { title = t(view.titleKey), text = t(view.textKey), retry } = view.words ?? {};
  useRedirection(view.redirection);
  return (
    <div className={styles['frame']} data-error={view.message} data-status={view.status}>
      <title>{`${title} | ${t('house_full_name')}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <BareHeader isLink />
      <MainContent>
        <div className={styles['block']}>
          {view.hasImage && <EmptyDome label={t('error_image_alt')} />}
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['text']}>{text}</p>
          {retry && <a href="?">{retry}</a>}
          <Link to="/homepage">{t('error_back_home')}</Link>
          {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
        </div>
        <ServiceHelp />
      </MainContent>
    </div>
  );
}

/** [R2.112] Leads on after the time the error names, within the shop only. */
function useRedirection(redirection: ReturnType<typeof errorView>['redirection']): void {
  const navigate = useNavigate();
  const { path, timeout } = redirection ?? {};
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void navigate(path), timeout);
    return () => clearTimeout(timer);
  }, [navigate, path, timeout]);
}

/** A glass dome on its base, and nothing under it. */
function EmptyDome({ label }: { readonly label: string }) {
  return (
    <svg className={styles['image']} viewBox="0 0 240 168" role="img" aria-label={label}>
      <path d="M66 142V82a54 54 0 0 1 108 0v60" />
      <path d="M120 28v-7" />
      <circle cx="120" cy="17" r="4" />
      <path d="M52 142h136v7H52zM44 149h152v9H44z" />
      <path d="M82 122V84a38 38 0 0 1 16-31" opacity="0.5" />
      <path d="M98 142c2-6 42-6 44 0" />
    </svg>
  );
}
