import type { Media, Video } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { FilmTile } from '../film-tile.tsx';
import styles from './look-section.module.css';
import { createVideoFinder } from './video-finder.ts';

const finders = new Map<string, ReturnType<typeof createVideoFinder>>();

interface FilmPlateProps {
  readonly id: string;
  /** What is seen in it; else its own title says so. */
  readonly alt: string | undefined;
  /** In its place until it is there, and where it never comes. */
  readonly picture: Media | undefined;
}

/** [R3.039] The film of a tutorial, which is found by its id. */
export function FilmPlate({ id, alt, picture }: FilmPlateProps) {
  const { language } = usePage().locale;
  const [video, setVideo] = useState<Video>();
  useEffect(() => {
    let isHere = true;
    void finderFor(language)(id).then((found) => isHere && setVideo(found));
    return () => {
      isHere = false;
    };
  }, [id, language]);
  return (
    <div className={styles['plate']}>
      {video !== undefined && <FilmTile video={{ ...video, title: alt ?? video.title }} />}
      {video === undefined && picture && (
        <Picture media={picture} alt="" sizes="(width >= 64rem) 25vw, 50vw" className={styles['picture']} />
      )}
    </div>
  );
}

function finderFor(language: string): ReturnType<typeof createVideoFinder> {
  const finder =
    finders.get(language) ??
    createVideoFinder(async (videoId) => {
      const answer = await shopClient().call('getVideo', { params: { videoId }, query: { language } });
      return answer.ok ? answer.value : undefined;
    });
  finders.set(language, finder);
  return finder;
}
