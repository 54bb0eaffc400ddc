import type { AdviserNotesBody } from '@vitrine/contracts';
import { momentText } from '../../../shared/i18n/day-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './security-page.module.css';

/** [R6.003] What the house's agents wrote down about the customer, the newest first; nothing where there is none. */
export function AdviserNotes({ notes }: AdviserNotesBody) {
  const { labels, locale } = usePage();
  if (notes.length === 0) return undefined;
  return (
    <section aria-labelledby="adviser-notes">
      <h3 id="adviser-notes">{labels.t('mylv_adviser_notes')}</h3>
      <ul className={styles['list']}>
        {notes.map(({ words, writtenAt, adviser, store }) => (
          <li key={writtenAt + adviser + words} className={styles['row']}>
            <div>
              <p dir="auto">{words}</p>
              <p className={styles['soft']}>
                <bdi>{adviser}</bdi>, <bdi>{store}</bdi>,{' '}
                {momentText({ at: writtenAt, country: locale.country }, locale)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
