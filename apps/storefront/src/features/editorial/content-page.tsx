import { phoneText } from '@vitrine/domain';
import type { ContentBody } from '@vitrine/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { PieceInText } from '../../shared/reading/piece-in-text.tsx';
import { Prose } from '../../shared/reading/prose.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { ContentFilters } from './content-filters.tsx';
import styles from './content-page.module.css';
import { frameOf } from '../../shared/tiles/frame-of.ts';
import { ContentTiles } from '../../shared/tiles/content-tiles.tsx';

interface ContentPageProps {
  readonly content: ContentBody;
  /** What a page has beside its text. */
  readonly beneathHead?: ReactNode;
  /** Below its words. */
  readonly foot?: ReactNode;
}

/**
 * What there is to read: a text with its picture and the pieces it speaks of, or a table of contents with the pictures of
 * what it leads to, or both.
 */
export function ContentPage(page: ContentPageProps) {
  const { tiles = [], products = [], more = [] } = page.content;
  return (
    <>
      <Article {...page} />
      {tiles.length > 0 && <ContentTiles tiles={tiles} isLed />}
      {products.length > 0 && (
        <div className={styles['products']}>
          <CardGrid cards={products} as={PieceInText} />
        </div>
      )}
      {more.length > 0 && <ToReadNext tiles={more} />}
    </>
  );
}

function Article({ content, beneathHead, foot }: ContentPageProps) {
  const { blocks, prose, filters, tiles = [], language } = content;
  return (
    <article className={styles['article']}>
      <Head content={content} isIndex={tiles.length > 0} />
      {filters !== undefined && <ContentFilters filters={filters} />}
      {beneathHead !== undefined && <div className={styles['beneath']}>{beneathHead}</div>}
      {prose !== undefined && <Prose blocks={prose} language={language} />}
      {blocks.length > 0 && <Blocks blocks={blocks} language={language} />}
      {foot}
    </article>
  );
}

function ToReadNext({ tiles }: ComponentProps<typeof ContentTiles>) {
  const t = useLabels();
  return (
    <section className={styles['more']} aria-labelledby="content-more">
      <h2 id="content-more" className={styles['subtitle']}>
        {t('reading_more')}
      </h2>
      <ContentTiles tiles={tiles} />
    </section>
  );
}

function Head({ content, isIndex }: { readonly content: ContentBody; readonly isIndex: boolean }) {
  const { title, lead, note, trail = [], picture } = content;
  return (
    <>
      <header className={styles['head']}>
        {!isIndex && (trail.length > 0 || note !== undefined) && (
          <p className={styles['note']}>
            {trail.map(({ label, url }) => (
              <Link key={url} to={url} className={styles['crumb']}>
                {label}
              </Link>
            ))}
            {note !== undefined && <span>{note}</span>}
          </p>
        )}
        <div {...inLanguage(content.language)}>
          <h1 className={styles['title']}>{typeset(title)}</h1>
          {lead !== undefined && <p className={styles['lead']}>{typeset(lead)}</p>}
        </div>
      </header>
      {picture?.media && (
        <div className={styles['plate']} data-frame={frameOf(picture.view)}>
          <Picture
            media={picture.media}
            alt={picture.alt}
            sizes="(width >= 72rem) 72rem, 100vw"
            isHero
            className={styles['picture']}
          />
        </div>
      )}
    </>
  );
}

function Blocks({ blocks, language }: Pick<ContentBody, 'blocks' | 'language'>) {
  const isContents = blocks.length > 1 && blocks.every(({ links }) => links !== undefined);
  return (
    <div className={isContents ? styles['contents'] : styles['text']} {...inLanguage(language)}>
      {blocks.map((block) => (
        <section
          key={`${block.heading}-${block.text}`}
          className={styles['block']}
          {...inLanguage(block.language)}
        >
          {block.heading !== '' && <h2 className={styles['heading']}>{typeset(block.heading)}</h2>}
          {block.text !== '' && <p className={styles['paragraph']}>{typeset(block.text)}</p>}
          {block.links !== undefined && <Links links={block.links} />}
        </section>
      ))}
    </div>
  );
}

/** A page of ours, a telephone number or an address to write to. */
function Way({ label, url }: { readonly label: string; readonly url: string }) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} className={styles['link']}>
        {typeset(label)}
      </Link>
    );
  }
  return (
    <a href={url} className={styles['link']}>
      <bdi dir="ltr">{url.startsWith('tel:') ? phoneText(label) : label}</bdi>
    </a>
  );
}

/** Where a paragraph goes on. */
function Links({ links }: { readonly links: NonNullable<ContentBody['blocks'][number]['links']> }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Way label={label} url={url} />
        </li>
      ))}
    </ul>
  );
}
