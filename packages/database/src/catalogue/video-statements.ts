import type { HouseLanguage } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import type { VideoMedia } from '../tables/films.ts';
import { mayHave } from './access-sql.ts';
import { readableIn } from './words-sql.ts';

/** A film in one language. */
export interface VideoRecord {
  readonly id: string;
  readonly title: string;
  /** Null: whatever the colour. */
  readonly colourCode: string | null;
  readonly media: VideoMedia;
  /** Those in which it is said what is seen. */
  readonly captionLanguages: readonly HouseLanguage[];
}

const TITLE = readableIn('$1', 't');

/** A film `v` as JSON; $1 is the language. */
export const VIDEO_JSON = `(
  SELECT json_build_object('id', v.id, 'colourCode', v.colour_code, 'media', v.media,
    'title', (array_agg(t.title ORDER BY ${TITLE.best}) FILTER (WHERE ${TITLE.isReadable}))[1],
    'captionLanguages',
      coalesce(json_agg(t.language ORDER BY t.language) FILTER (WHERE jsonb_array_length(t.captions) > 0), '[]'))
  FROM video_text t WHERE t.video_id = v.id)`;

const NOT_EXCLUSIVE = `NOT EXISTS (SELECT FROM product p WHERE p.id = v.product_id AND NOT ${mayHave('p')})`;

/** [R7.161, R2.011] A film by its id, with what is seen in it; one of an exclusive product is not found. */
export const videoById = named('video-by-id')<
  [language: string, id: string],
  { readonly video: VideoRecord }
>(`SELECT ${VIDEO_JSON} AS video, v.product_id, told.captions, told.language
   FROM video v LEFT JOIN LATERAL (
     SELECT t.captions, t.language FROM video_text t
     WHERE t.video_id = v.id AND jsonb_array_length(t.captions) > 0 AND ${TITLE.isReadable}
     ORDER BY ${TITLE.best} LIMIT 1) told ON true
   WHERE v.id = $2 AND ${NOT_EXCLUSIVE}`);

/** What is seen in a film, in this language and no other. */
export const videoCaptions = named('video-captions')<[language: string, id: string]>(
  `SELECT t.captions FROM video_text t JOIN video v ON v.id = t.video_id
   WHERE t.language = $1 AND v.id = $2 AND jsonb_array_length(t.captions) > 0 AND ${NOT_EXCLUSIVE}`,
);
