import { useLabels } from '../page/page.tsx';
import { Link } from './link.tsx';
import styles from './related-links.module.css';

interface RelatedLinksProps {
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** [R7.089] At the foot of a page: what is near it in the house. */
export function RelatedLinks({ links }: RelatedLinksProps) {
  const t = useLabels();
  if (links.length === 0) return undefined;
  return (
    <nav className={styles['related']} aria-labelledby="related-links">
      <h2 id="related-links" className={styles['title']}>
        {t('related_links')}
      </h2>
      <ul className={styles['list']}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link to={url} className={styles['link']}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
