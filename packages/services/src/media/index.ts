import { createHash } from 'node:crypto';
import { callUrl } from '@vitrine/contracts';
import { videoById, type VideoCaption, videoCaptions } from '@vitrine/database';
import { accepted, type HouseLanguage, type LocaleCode, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { toToldVideo } from './to-video.ts';
import { chaptersVtt, webVtt } from './web-vtt.ts';

export { toVideo } from './to-video.ts';

/** [R7.161, R2.011] The films of the house, by their ids, what is seen in them, and their chapters. */
export function mountMedia(mount: MountCall, { db }: ServiceDeps): void {
  mount('getVideo', async ({ params: { videoId }, query, locale }) => {
    const language = query.language ?? locale.language;
    const record = await db.first(videoById, [language, videoId]);
    return record === undefined
      ? refused({ code: 'not_found', about: videoId })
      : accepted(toToldVideo(record, language));
  });
  const track = (write: (captions: readonly VideoCaption[]) => string) => async (asked: Asked) => {
    const { videoId, language } = asked.params;
    const record = await db.first(videoCaptions, [language, videoId]);
    if (record === undefined) return refused({ code: 'not_found', about: videoId });
    const bytes = Buffer.from(write(record.captions));
    return accepted({
      bytes,
      version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      describedBy: callUrl('getVideo', { locale: asked.locale.code, params: { videoId } }),
    });
  };
  mount('getVideoCaptions', track(webVtt));
  mount('getVideoChapters', track(chaptersVtt));
}

interface Asked {
  readonly params: { readonly videoId: string; readonly language: HouseLanguage };
  readonly locale: { readonly code: LocaleCode };
}
