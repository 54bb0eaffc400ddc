import type { ContentBody, KnowledgeArticle, KnowledgeTheme } from '@vitrine/contracts';
import { KEYWORD_MAX_LENGTH } from '@vitrine/domain';
import { type InputEvent, useState } from 'react';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { ServiceHelp } from '../../shared/page/service-help.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './faq.module.css';
import { OrderLookUp } from './order-look-up.tsx';
import { type FoundAnswers, useAnswers } from './use-answers.ts';

interface FaqPageProps {
  readonly content: ContentBody;
  /** [R7.135] */
  readonly online: {
    readonly articles: readonly KnowledgeArticle[];
    readonly themes: readonly KnowledgeTheme[];
  };
  /** What the address asks, with its answers. */
  readonly asked: FoundAnswers | undefined;
}

/** [R2.008] The questions: asked in one's own words, those that are asked most, and all of them by theme. */
export function FaqPage({ content, online, asked }: FaqPageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [typed, setTyped] = useState(asked?.question ?? '');
  const answered = useAnswers(typed, asked);
  const { title, lead, language } = content;
  return (
    <>
      <header className={styles['head']}>
        <div {...inLanguage(language)}>
          <h1 className={styles['title']}>{typeset(title)}</h1>
          {lead !== undefined && <p className={styles['lead']}>{typeset(lead)}</p>}
        </div>
        <search>
          <form
            className={styles['search']}
            action={localizedPath('/faq', locale)}
            onSubmit={(event) => event.preventDefault()}
          >
            <label htmlFor="faq-question" className={styles['label']}>
              {t('faq_search_label')}
            </label>
            <input
              id="faq-question"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              className={styles['input']}
              maxLength={KEYWORD_MAX_LENGTH}
              defaultValue={typed}
              onInput={({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
                if (!nativeEvent.isComposing) setTyped(currentTarget.value);
              }}
              onCompositionEnd={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit">{t('faq_search_submit')}</Button>
          </form>
        </search>
        <output className="visually-hidden">
          {answered !== undefined && t('faq_found', { count: answered.articles.length })}
        </output>
      </header>
      {answered === undefined ? <Themes {...online} /> : <Answers {...answered} />}
      <OrderLookUp />
      <ServiceHelp />
    </>
  );
}

function Answers({ articles }: FoundAnswers) {
  const { labels } = usePage();
  const { t } = labels;
  return (
    <section className={styles['answers']} aria-labelledby="faq-answers">
      <h2 id="faq-answers" className={styles['subtitle']}>
        {t('faq_search_title')}
      </h2>
      {articles.length === 0 && <p className={styles['nothing']}>{t('faq_nothing')}</p>}
      <ol className={styles['found']}>
        {articles.map(({ url, title, body, language }) => (
          <li key={url} {...inLanguage(language)}>
            <Link to={url} className={styles['question']}>
              {typeset(title)}
            </Link>
            <p className={styles['beginning']}>{typeset(body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Themes({ articles, themes }: FaqPageProps['online']) {
  const { labels } = usePage();
  const { t } = labels;
  return (
    <>
      <section className={styles['popular']} aria-labelledby="faq-popular">
        <h2 id="faq-popular" className={styles['subtitle']}>
          {t('faq_popular')}
        </h2>
        <ul className={styles['links']}>
          {articles.map(({ url, title, language }) => (
            <li key={url} {...inLanguage(language)}>
              <Link to={url} className={styles['link']}>
                {typeset(title)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['themes']} aria-labelledby="faq-themes">
        <h2 id="faq-themes" className={styles['subtitle']}>
          {t('faq_themes')}
        </h2>
        <ul className={styles['tiles']}>
          {themes.map(({ url, name, intro, language }) => (
            <li key={url} {...inLanguage(language)}>
              <Link to={url} className={styles['tile']}>
                <span className={styles['name']}>{typeset(name)}</span>
                <span className={styles['intro']}>{typeset(intro)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
