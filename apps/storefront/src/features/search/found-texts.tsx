import type { TextHit } from '@vitrine/contracts';
import { useId } from 'react';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import styles from './search-page.module.css';

interface FoundTextsProps {
  readonly title: string;
  readonly texts: readonly TextHit[];
}

/** [R7.012] Articles or answers that were found, a few lines of each; nothing when there are none. */
export function FoundTexts({ title, texts }: FoundTextsProps) {
  const id = useId();
  if (texts.length === 0) return undefined;
  return (
    <section className={styles['texts']} aria-labelledby={id}>
      <h2 id={id} className={styles['textsTitle']}>
        {title}
      </h2>
      <ul className={styles['textList']}>
        {texts.map((text) => (
          <li key={text.id} {...inLanguage(text.language)}>
            <Link to={text.url} className={styles['textLink']}>
              <span className={styles['textName']}>{typeset(text.title)}</span>
              {text.excerpt !== '' && <span className={styles['excerpt']}>{typeset(text.excerpt)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
