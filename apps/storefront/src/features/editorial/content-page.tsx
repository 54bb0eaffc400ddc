import type { ContentBody } from '@vitrine/contracts';
import { typeset } from '../../shared/i18n/typeset.ts';
import styles from './content-page.module.css';

/** A page of text: a heading, then headed paragraphs. */
export function ContentPage({ content }: { readonly content: ContentBody }) {
  return (
    <article className={styles['article']}>
      <h1 className={styles['title']}>{content.title}</h1>
      {content.blocks.map((block) => (
        <section key={`${block.heading}-${block.text}`} className={styles['block']}>
          {block.heading !== '' && <h2 className={styles['heading']}>{typeset(block.heading)}</h2>}
          <p className={styles['text']}>{typeset(block.text)}</p>
        </section>
      ))}
    </article>
  );
}
