import type { ContentBody } from '@vitrine/contracts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './content-page.module.css';

/** A page of text: a heading, a picture, then headed paragraphs, then the pieces it speaks of. */
export function ContentPage({ content }: { readonly content: ContentBody }) {
  const { title, lead, picture, blocks, products = [] } = content;
  return (
    <>
      <article className={styles['article']} {...inLanguage(content.language)}>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{typeset(lead)}</p>}
        {picture?.media && (
          <Picture
            media={picture.media}
            alt={picture.alt}
            sizes="(width >= 44rem) 44rem, 100vw"
            isHero
            className={styles['picture']}
          />
        )}
        {blocks.map((block) => (
          <section
            key={`${block.heading}-${block.text}`}
            className={styles['block']}
            {...inLanguage(block.language)}
          >
            {block.heading !== '' && <h2 className={styles['heading']}>{typeset(block.heading)}</h2>}
            {block.text !== '' && <p className={styles['text']}>{typeset(block.text)}</p>}
            {block.links !== undefined && <Links links={block.links} />}
          </section>
        ))}
      </article>
      {products.length > 0 && (
        <div className={styles['products']}>
          <CardGrid cards={products} />
        </div>
      )}
    </>
  );
}

/** Where a paragraph goes on. */
function Links({ links }: { readonly links: NonNullable<ContentBody['blocks'][number]['links']> }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link to={url} className={styles['link']}>
            {typeset(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
