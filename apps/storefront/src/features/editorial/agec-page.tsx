import type { AgecSearchBody } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { AgecLines } from '../../shared/ui/agec-lines.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './agec-page.module.css';

interface AgecPageProps {
  readonly search: AgecSearchBody;
  /** The reference that was typed; empty before the first search. */
  readonly asked: string;
}

/** [R2.022] What a piece is made of and where, by its reference; a plain form, so it works before any script. */
export function AgecPage({ search, asked }: AgecPageProps) {
  const { title, lead, resultText } = search;
  return (
    <div className={styles['page']}>
      <header className={styles['head']} {...inLanguage(search.language)}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{typeset(lead)}</p>
      </header>
      <search>
        <form method="get" className={styles['form']}>
          <Field
            key={asked}
            name="sku"
            label={search.searchLabel}
            hint={search.searchHint}
            defaultValue={asked}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Button type="submit">{search.searchButton}</Button>
        </form>
      </search>
      <Piece search={search} />
      {resultText !== undefined && <output className={styles['result']}>{typeset(resultText)}</output>}
    </div>
  );
}

function Piece({ search: { piece, sheet, paper } }: Pick<AgecPageProps, 'search'>) {
  if (piece === undefined) return undefined;
  return (
    <section className={styles['piece']} aria-labelledby="agec-piece">
      <Link to={piece.url} className={styles['tile']} tabIndex={-1} aria-hidden>
        {piece.media && (
          <Picture
            media={piece.media}
            alt=""
            sizes="(width >= 64rem) 28rem, 100vw"
            className={styles['picture']}
          />
        )}
      </Link>
      <div className={styles['facts']}>
        <p className={styles['reference']}>
          <bdi>{piece.identifier}</bdi>
        </p>
        <h2 id="agec-piece" className={styles['name']}>
          <Link to={piece.url}>{piece.name}</Link>
        </h2>
        <p className={styles['colour']}>{piece.color}</p>
        {sheet !== undefined && (
          <>
            <h3 className={styles['heading']} {...inLanguage(sheet.textLanguage)}>
              {sheet.title}
            </h3>
            <AgecLines sheet={sheet} />
            {paper !== undefined && (
              <a href={paper.url} type="application/pdf" className={styles['paper']}>
                {paper.label}
              </a>
            )}
          </>
        )}
      </div>
    </section>
  );
}
