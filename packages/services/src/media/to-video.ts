import { callUrl, type ToldVideo, type Video } from '@vitrine/contracts';
import type { VideoCaption, VideoRecord } from '@vitrine/database';
import { foreignTag, type HouseLanguage, languageTag } from '@vitrine/domain';

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

interface ToldRecord {
  readonly video: VideoRecord;
  readonly productId: string | null;
  /** In the language nearest to the one asked for; null where nothing is said of it. */
  readonly captions: readonly VideoCaption[] | null;
  readonly language: HouseLanguage | null;
}

/** [R2.011] A film with what is seen in it, for somebody who reads a language. */
export function toToldVideo(
  { video, productId, captions, language }: ToldRecord,
  asked: HouseLanguage,
): ToldVideo {
  const told = { ...toVideo(video), ...(productId !== null && { productId }) };
  if (captions === null || language === null) return { ...told, scenes: [] };
  const scenesLanguage = foreignTag(language, asked);
  const isInChapters = captions.some(({ chapter }) => chapter !== undefined);
  const params = { videoId: video.id, language };
  return {
    ...told,
    scenes: captions.map((scene) => ({ ...scene })),
    ...(scenesLanguage !== undefined && { scenesLanguage }),
    ...(isInChapters && {
      chapters: {
        language: languageTag(language),
        url: callUrl('getVideoChapters', { locale: ANY_LOCALE, params }),
      },
    }),
  };
}

const versioned = ({ file, sha256 }: VideoRecord['media']['poster']): string =>
  `/${file}?v=${sha256.slice(0, 8)}`;
