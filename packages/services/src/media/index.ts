import { createHash } from 'node:crypto';
import { callUrl } from '@vitrine/contracts';
import { videoById, videoCaptions } from '@vitrine/database';
import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { toVideo } from './to-video.ts';
import { webVtt } from './web-vtt.ts';

export { toVideo } from './to-video.ts';

/** [R7.161] The films of the house, by their ids, and what is seen in them. */
export function mountMedia(mount: MountCall, { db }: ServiceDeps): void {
  mount('getVideo', async ({ params: { videoId }, query, locale }) => {
    const record = await db.first(videoById, [query.language ?? locale.language, videoId]);
    return record === undefined
      ? refused({ code: 'not_found', about: videoId })
      : accepted(toVideo(record.video));
  });
  mount('getVideoCaptions', async ({ params, locale }) => {
    const record = await db.first(videoCaptions, [params.language, params.videoId]);
    if (record === undefined) return refused({ code: 'not_found', about: params.videoId });
    const bytes = Buffer.from(webVtt(record.captions));
    return accepted({
      bytes,
      version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      describedBy: callUrl('getVideo', { locale: locale.code, params: { videoId: params.videoId } }),
    });
  });
}
