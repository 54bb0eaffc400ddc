import { type FilmFacts, shouldPlay } from './film-wish.ts';

export interface FilmState {
  readonly isPlaying: boolean;
  readonly hasCaptions: boolean;
}

/** Plays a film while it is in view. Where this module is not loaded, the element keeps the browser's controls. */
export interface FilmPlayer {
  /** Stops what runs, and starts what rests. */
  toggle(): void;
  toggleCaptions(): void;
}

interface FilmListener {
  readonly onState: (state: FilmState) => void;
  /** None of its files can be played. */
  readonly onFailed: () => void;
}

const SEEN_SHARE = 0.5;

/** Takes over a `<video>` until the signal is aborted. */
export function startFilm(video: HTMLVideoElement, listener: FilmListener, signal: AbortSignal): FilmPlayer {
  let facts: FilmFacts = { wish: 'unsaid', isSeen: false, isQuiet: isQuiet() };
  const follow = (changes: Partial<FilmFacts>) => {
    facts = { ...facts, ...changes };
    const isWanted = shouldPlay(facts);
    if (isWanted === !video.paused) return;
    // A browser may refuse to play, as in power saving: then the poster stays and the button says so.
    if (isWanted) video.play().catch(() => follow({ wish: 'pause' }));
    else video.pause();
  };
  const tell = () => listener.onState({ isPlaying: !video.paused, hasCaptions: captionsMode(video) });
  for (const event of ['play', 'pause']) video.addEventListener(event, tell, { signal });
  video.querySelector('source:last-of-type')?.addEventListener('error', listener.onFailed, { signal });
  const sight = new IntersectionObserver(
    ([entry]) => follow({ isSeen: (entry?.intersectionRatio ?? 0) >= SEEN_SHARE }),
    { threshold: [0, SEEN_SHARE] },
  );
  sight.observe(video);
  signal.addEventListener('abort', () => sight.disconnect());
  video.muted = true;
  tell();
  return {
    toggle: () => follow({ wish: video.paused ? 'play' : 'pause' }),
    toggleCaptions() {
      const isShown = captionsMode(video);
      for (const track of video.textTracks) track.mode = isShown ? 'disabled' : 'showing';
      tell();
    },
  };
}

const captionsMode = (video: HTMLVideoElement): boolean =>
  [...video.textTracks].some(({ mode }) => mode === 'showing');

interface SavesData {
  readonly connection?: { readonly saveData?: boolean };
}

function isQuiet(): boolean {
  const browser: Navigator & SavesData = navigator;
  return (
    browser.connection?.saveData === true ||
    ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'].some(
      (query) => matchMedia(query).matches,
    )
  );
}
