import type { Video } from '@vitrine/contracts';
import { usePage } from '../page/page.tsx';

/** What a `video` element of a film holds: its files, and its captions in the page's language. */
export function FilmSources({ film }: { readonly film: Video }) {
  const { labels, locale } = usePage();
  const captions = captionsFor(film, locale.bcp47);
  return (
    <>
      {film.sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {captions && (
        <track
          kind="captions"
          src={captions.url}
          srcLang={captions.language}
          label={labels.t('product_film_captions')}
        />
      )}
    </>
  );
}

/** Captions in the page's language (BCP 47), else in English. */
export function captionsFor({ captions }: Video, bcp47: string): Video['captions'][number] | undefined {
  const inLanguage = (wanted: string) =>
    captions.find(({ language }) => language.split('-')[0] === wanted.split('-')[0]);
  return inLanguage(bcp47) ?? inLanguage('en');
}
