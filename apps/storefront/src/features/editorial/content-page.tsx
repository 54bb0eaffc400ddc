import type { ContentBody } from '@vitrine/contracts';
import styles from './content-page.module.css';

/** A page of text: a heading, then headed paragraphs. */
export function ContentPage({ content }: { readonly content: ContentBody }) {
  return (
    <article className={styles['article']}>
      <h1 className={styles['title']}>{content.title}</h1>
      {content.blocks.map((block) => (
        <section key={`${block.heading}-${block.text}`} className={styles['block']}>
          {block.heading !== '' && <h2 className={styles['heading']}>{block.heading}</h2>}
          <p className={styles['text']}>{block.text}</p>
        </section>
      ))}
    </article>
  );
}
