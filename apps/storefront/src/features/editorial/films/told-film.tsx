import type { ProductCard, ToldVideo } from '@vitrine/contracts';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { FilmSources } from '../../../shared/films/film-sources.tsx';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './broadcasts-page.module.css';

interface ToldFilmProps {
  readonly film: ToldVideo;
  /** Undefined where nobody may have it, or the film shows none. */
  readonly piece: Pick<ProductCard, 'name' | 'url'> | undefined;
}

/**
 * [R2.011] A silent film that begins when it is pressed, then under the browser's own controls, and its words: what is
 * seen, chapter by chapter. A chapter leads to its place; without scripts to the film alone, at that place.
 */
export function ToldFilm({ film, piece }: ToldFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { current, follow, hear } = useChapters();
  const goTo = (event: MouseEvent, seconds: number) => {
    const element = video.current;
    if (element === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    element.currentTime = seconds;
    // A browser that will not play shows the picture of that moment.
    element.play().catch(() => undefined);
  };
  const heading = `film-${film.id}`;
  return (
    <section className={styles['film']} aria-labelledby={heading}>
      <Screen film={film} video={video} follow={follow} hear={hear} />
      <div className={styles['words']}>
        <h2 id={heading} className={styles['title']}>
          {typeset(film.title)}
        </h2>
        <Scenes film={film} current={current} goTo={goTo} />
        {piece !== undefined && (
          <Link to={piece.url} className={styles['piece']}>
            {piece.name}
          </Link>
        )}
      </div>
    </section>
  );
}

interface ScreenProps extends Pick<ReturnType<typeof useChapters>, 'follow' | 'hear'> {
  readonly film: ToldVideo;
  readonly video: React.RefObject<HTMLVideoElement | null>;
}

function Screen({ film, video, follow, hear }: ScreenProps) {
  const t = useLabels();
  const [hasBegun, setHasBegun] = useState(false);
  const isCovered = useIsHydrated() && !hasBegun;
  const begin = () => {
    video.current?.focus();
    // A browser that will not play leaves its controls.
    video.current?.play().catch(() => setHasBegun(true));
  };
  return (
    <div className={styles['frame']}>
      <video
        ref={video}
        aria-label={film.title}
        poster={film.poster}
        className={styles['screen']}
        width={film.width}
        height={film.height}
        preload="none"
        // Takes the focus over from the button that covers it.
        tabIndex={isCovered ? -1 : 0}
        controls={!isCovered}
        muted
        playsInline
        onPlay={() => {
          setHasBegun(true);
          hear();
        }}
      >
        <FilmSources film={film} />
        {film.chapters && (
          <track ref={follow} kind="chapters" src={film.chapters.url} srcLang={film.chapters.language} />
        )}
      </video>
      {isCovered && (
        <button
          type="button"
          className={styles['begin']}
          aria-describedby={`film-${film.id}`}
          onClick={begin}
        >
          <span className={styles['beginning']}>{t('product_film_play')}</span>
        </button>
      )}
    </div>
  );
}

interface ScenesProps {
  readonly film: ToldVideo;
  readonly current: number | undefined;
  readonly goTo: (event: MouseEvent, seconds: number) => void;
}

/** What is seen, for who reads it: the captions with their chapters. */
function Scenes({ film: { scenes, scenesLanguage, sources }, current, goTo }: ScenesProps) {
  if (scenes.length === 0) return undefined;
  return (
    <ol className={styles['scenes']} {...inLanguage(scenesLanguage)}>
      {scenes.map(({ fromSeconds, chapter, text }) => (
        <li key={fromSeconds}>
          {chapter !== undefined && (
            <a
              href={`${sources.at(-1)?.url}#t=${fromSeconds}`}
              className={styles['chapter']}
              aria-current={current === fromSeconds ? 'true' : undefined}
              onClick={(event) => goTo(event, fromSeconds)}
            >
              <bdi className={styles['time']}>{clock(fromSeconds)}</bdi> {typeset(chapter)}
            </a>
          )}
          <p className={styles['seen']}>{typeset(text)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Where the chapter began that runs, as the browser reads it from the film's track. The track is read once it plays. */
function useChapters() {
  const [current, setCurrent] = useState<number>();
  const chapters = useRef<TextTrack>(undefined);
  const follow = useCallback((element: HTMLTrackElement | null) => {
    if (element === null) return undefined;
    const { track } = element;
    const tell = () => setCurrent(track.activeCues?.[0]?.startTime);
    chapters.current = track;
    track.addEventListener('cuechange', tell);
    return () => track.removeEventListener('cuechange', tell);
  }, []);
  const hear = () => {
    if (chapters.current !== undefined) chapters.current.mode = 'hidden';
  };
  return { current, follow, hear };
}

/** `0:03` */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
