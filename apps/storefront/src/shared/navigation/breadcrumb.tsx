import { useLabels } from '../page/page.tsx';
import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';

interface BreadcrumbProps {
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  /** The page itself; not a link. */
  readonly current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const t = useLabels();
  return (
    <nav className={styles['trail']} aria-label={t('breadcrumb')}>
      <ol className={styles['list']}>
        {trail.map((step) => (
          <li key={step.url}>
            <Link to={step.url} className={styles['step']}>
              {step.name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
