import { callUrl, type Video } from '@vitrine/contracts';
import type { VideoRecord } from '@vitrine/database';
import { languageTag } from '@vitrine/domain';

/** Below this path the address of a call needs no locale. */
const ANY_LOCALE = 'eng-us';

/** [R3.053] A film as the wire has it; the addresses of its files change with them, because browsers keep them long. */
export function toVideo({ id, title, colourCode, media, captionLanguages }: VideoRecord): Video {
  const { width, height, seconds, files, poster } = media;
  return {
    id,
    title,
    poster: versioned(poster),
    width,
    height,
    seconds,
    sources: files.map((file) => ({ url: versioned(file), type: file.type, bytes: file.bytes })),
    captions: captionLanguages.map((language) => ({
      language: languageTag(language),
      url: callUrl('getVideoCaptions', { locale: ANY_LOCALE, params: { videoId: id, language } }),
    })),
    ...(colourCode === null ? {} : { colorCode: colourCode }),
  };
}

const versioned = ({ file, sha256 }: VideoRecord['media']['poster']): string =>
  `/${file}?v=${sha256.slice(0, 8)}`;
