import type { Language } from '@vitrine/domain';
import type { Video } from '@vitrine/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { usePage } from '../page/page.tsx';
import { FilmTile } from './film-tile.tsx';
import { createVideoFinder } from './video-finder.ts';

const finders = new Map<Language, ReturnType<typeof createVideoFinder>>();

interface FoundFilmProps {
  readonly id: string;
  /** What the film shows; without it the film's own title is said. */
  readonly alt: string | undefined;
  /** Shown in its place until it is there, and when it cannot be found. */
  readonly children?: ReactNode;
}

/** [R3.039] A film that is found by its id, such as that of a tutorial. It fills what it stands in. */
export function FoundFilm({ id, alt, children }: FoundFilmProps) {
  const { language } = usePage().locale;
  const [video, setVideo] = useState<Video>();
  useEffect(() => {
    let isHere = true;
    void finderFor(language)(id).then((found) => isHere && setVideo(found));
    return () => {
      isHere = false;
    };
  }, [id, language]);
  return video === undefined ? children : <FilmTile video={{ ...video, title: alt ?? video.title }} />;
}

function finderFor(language: Language): ReturnType<typeof createVideoFinder> {
  const finder =
    finders.get(language) ??
    createVideoFinder(async (videoId) => {
      const answer = await shopClient().call('getVideo', { params: { videoId }, query: { language } });
      return answer.ok ? answer.value : undefined;
    });
  finders.set(language, finder);
  return finder;
}
