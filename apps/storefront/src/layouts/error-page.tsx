import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import { errorView } from '../features/error/error-view.ts';
import { Link } from '../shared/navigation/link.tsx';
import { usePage } from '../shared/page/page.tsx';
import { MainContent } from '../shared/ui/main-content.tsx';
import { BareHeader } from './bare-header.tsx';
import styles from './error-page.module.css';
// The page is painted with the styles of the part whose script comes later.
import '../shared/page/service-help.module.css';

/** The page of every failure comes with every page: its ways to reach somebody do not. Where they cannot be fetched, it goes without. */
const ServiceHelp = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('../shared/page/service-help.tsx')).ServiceHelp };
  } catch {
    return { default: () => undefined };
  }
});

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
          {view.hasImage && <svg role="img" aria-label={t('error_image_alt')} className={styles['image']} />}
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['text']}>{text}</p>
          {retry && <a href={view.redirection?.path ?? '?'}>{retry}</a>}
          <Link to="/homepage">{t('error_back_home')}</Link>
          {typeof view.stack === 'string' && <pre className={styles['stack']}>{view.stack}</pre>}
        </div>
        <Suspense>
          <ServiceHelp />
        </Suspense>
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
