import type { Media } from '@vitrine/contracts';
import { inLanguage } from '../i18n/in-language.ts';
import { typeset } from '../i18n/typeset.ts';
import { Link } from '../navigation/link.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './quote-block.module.css';

interface QuoteBlockProps {
  readonly text: string;
  /** BCP 47, where it is in another language than the page. */
  readonly language?: string | undefined;
  readonly link?: { readonly url: string; readonly label: string };
  /** What the sentence speaks of, wider than high. */
  readonly picture?: { readonly media: Media; readonly alt: string } | undefined;
}

/** The page's one block of colour: a sentence of the house, and where it goes on. */
export function QuoteBlock({ text, language, link, picture }: QuoteBlockProps) {
  return (
    <section className={styles['block']}>
      {picture !== undefined && (
        <Picture
          media={picture.media}
          alt={picture.alt}
          sizes="(width >= 48rem) 58vw, 100vw"
          className={styles['picture']}
        />
      )}
      <div className={styles['words']}>
        <p className={styles['text']} {...inLanguage(language)}>
          {typeset(text)}
        </p>
        {link !== undefined && (
          <Link to={link.url} className={styles['link']}>
            {link.label}
          </Link>
        )}
      </div>
    </section>
  );
}
