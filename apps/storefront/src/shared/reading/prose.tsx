import type { ReadingBlock, ProseWords } from '@vitrine/contracts';
import { CardGrid } from '../cards/card-grid.tsx';
import { FoundFilm } from '../films/found-film.tsx';
import { inLanguage } from '../i18n/in-language.ts';
import { typeset } from '../i18n/typeset.ts';
import { Link } from '../navigation/link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { frameOf } from '../tiles/frame-of.ts';
import { PieceInText } from './piece-in-text.tsx';
import styles from './prose.module.css';

interface ProseProps {
  readonly blocks: readonly ReadingBlock[];
  /** BCP 47, where it is in another language than the page. */
  readonly language?: string | undefined;
}

/** [R7.092] The prose of an article, a story or a page. It is made of elements: no text of an editor is ever read as HTML. */
export function Prose({ blocks, language }: ProseProps) {
  return (
    <div className={styles['prose']} {...inLanguage(language)}>
      {blocks.map((block, place) => (
        // A prose never changes while it is read.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ReadingBlock }) {
  switch (block.type) {
    case 'heading':
      return <Heading block={block} />;
    case 'paragraph':
      return (
        <p className={styles['paragraph']}>
          <InLine words={block.words} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote className={styles['quote']}>
          {block.paragraphs.map((words) => (
            <p key={keyOf(words)}>
              <InLine words={words} />
            </p>
          ))}
        </blockquote>
      );
    case 'break':
      return <hr className={styles['break']} />;
    case 'film':
    case 'picture':
    case 'pieces':
      return <Inset block={block} />;
  }
}

type BlockOf<Type extends ReadingBlock['type']> = Extract<ReadingBlock, { readonly type: Type }>;

function Heading({ block: { level, text } }: { readonly block: BlockOf<'heading'> }) {
  const Element = level === 2 ? 'h2' : 'h3';
  return <Element className={styles[Element]}>{typeset(text)}</Element>;
}

function List({ block: { isOrdered, items } }: { readonly block: BlockOf<'list'> }) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element className={styles[Element]}>
      {items.map((words) => (
        <li key={keyOf(words)}>
          <InLine words={words} />
        </li>
      ))}
    </Element>
  );
}

type InsetBlock = BlockOf<'picture' | 'film' | 'pieces'>;

/** What stands between the words, wider than they. */
function Inset({ block }: { readonly block: InsetBlock }) {
  if (block.type === 'pieces')
    return (
      <div className={styles['pieces']}>
        <CardGrid cards={block.products} as={PieceInText} />
      </div>
    );
  if (block.type === 'film')
    return (
      <figure className={styles['film']}>
        <div className={styles['screen']}>
          <FoundFilm id={block.videoId} alt={block.title === '' ? undefined : block.title} />
        </div>
        {block.title !== '' && <figcaption className={styles['caption']}>{typeset(block.title)}</figcaption>}
      </figure>
    );
  const { media, alt, caption } = block;
  return (
    <figure className={styles['figure']}>
      <div className={styles['plate']} data-frame={frameOf(media.view)}>
        <Picture
          media={media}
          alt={alt}
          sizes="(width >= 60rem) 56rem, 100vw"
          className={styles['picture']}
        />
      </div>
      {caption !== undefined && <figcaption className={styles['caption']}>{typeset(caption)}</figcaption>}
    </figure>
  );
}

const keyOf = (words: ProseWords): string => words.map(({ text }) => text).join('');

function InLine({ words }: { readonly words: ProseWords }) {
  return words.map((span, place) => (
    // As above.
    // oxlint-disable-next-line react/no-array-index-key
    <Span key={place} span={span} />
  ));
}

function Span({ span: { text, isStrong, isEmphasis, url } }: { readonly span: ProseWords[number] }) {
  const plain = typeset(text);
  const emphasised = isEmphasis ? <em>{plain}</em> : plain;
  const marked = isStrong ? <strong>{emphasised}</strong> : emphasised;
  if (url === undefined) return marked;
  if (url.startsWith('/'))
    return (
      <Link to={url} className={styles['link']}>
        {marked}
      </Link>
    );
  return (
    <a href={url} className={styles['link']}>
      {marked}
    </a>
  );
}
