import type { CallRow } from './call-row.ts';

/** [R7.161] Films, what is seen in them and their chapters. */
export const MEDIA_CALLS = {
  getVideo: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId',
    access: 'public',
  },
  getVideoCaptions: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId/captions/:language',
    access: 'public',
  },
  getVideoChapters: {
    id: 'R2.011',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId/chapters/:language',
    access: 'public',
  },
} as const satisfies Record<string, CallRow>;
