import type { Video } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { aSku } from '../../../shared/test-harness/a-sku.ts';
import { slidesOf } from './slides-of.ts';

const aVideo = (changes: Partial<Video> = {}): Video => ({
  id: 'turn',
  title: 'Once around',
  poster: '/videos/turn.webp',
  width: 960,
  height: 1200,
  seconds: 6,
  sources: [],
  captions: [],
  ...changes,
});
const aMedia = (view: string) => ({
  view,
  url: `/media/th2001-black/${view}`,
  width: 1200,
  height: 1500,
  widths: [],
});
const sku = aSku({ colorCode: 'black', medias: [aMedia('front'), aMedia('detail')] });

describe('what a gallery shows', () => {
  it('[R3.053] is the first picture, then the films, then the other pictures', () => {
    expect(slidesOf(sku, [aVideo()]).map(({ key }) => key)).toEqual(['front', 'turn', 'detail']);
  });

  it('[R3.053] has no film of another colour', () => {
    const videos = [aVideo({ id: 'own', colorCode: 'black' }), aVideo({ id: 'other', colorCode: 'green' })];
    expect(slidesOf(sku, videos).map(({ key }) => key)).toEqual(['front', 'own', 'detail']);
  });

  it('is the film alone where there is no picture', () => {
    expect(slidesOf({ ...sku, medias: [] }, [aVideo()]).map(({ key }) => key)).toEqual(['turn']);
  });
});
