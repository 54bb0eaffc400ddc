import type { Video } from '@vitrine/contracts';
import { useCallback, useState } from 'react';
import { usePage } from '../page/page.tsx';
import type { FilmPlayer, FilmState } from './film-player.ts';
import { captionsFor, FilmSources } from './film-sources.tsx';
import styles from './film-tile.module.css';

/**
 * [R3.053] A silent film between the pictures: its first picture until it runs, which it does while it is seen. Without
 * scripts the browser's own controls start it.
 */
export function FilmTile({ video }: { readonly video: Video }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [player, setPlayer] = useState<FilmPlayer>();
  const [{ isPlaying, hasCaptions }, setState] = useState<FilmState>({
    isPlaying: false,
    hasCaptions: false,
  });
  const [isFailed, setIsFailed] = useState(false);
  const film = useCallback((element: HTMLVideoElement | null) => {
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const { startFilm } = await import('./film-player.ts');
      if (signal.aborted) return;
      setPlayer(startFilm(element, { onState: setState, onFailed: () => setIsFailed(true) }, signal));
    };
    // Without the player the browser's controls stay.
    begin().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  const captions = captionsFor(video, locale.bcp47);
  return (
    <div className={styles['film']}>
      <video
        ref={film}
        aria-label={video.title}
        // The first picture waits for what is seen; React's types do not know this of films yet.
        {...{ loading: 'lazy' }}
        poster={video.poster}
        className={styles['picture']}
        width={video.width}
        height={video.height}
        preload="none"
        loop
        muted
        playsInline
        controls={player === undefined}
      >
        <FilmSources film={video} />
      </video>
      {player !== undefined && !isFailed && (
        <div className={styles['controls']}>
          <button type="button" className={styles['control']} onClick={() => player.toggle()}>
            {t(isPlaying ? 'product_film_pause' : 'product_film_play')}
          </button>
          {captions && (
            <button
              type="button"
              className={styles['control']}
              aria-pressed={hasCaptions}
              onClick={() => player.toggleCaptions()}
            >
              {t('product_film_captions')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
