import type { Video } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { createVideoFinder } from './video-finder.ts';

const aVideo = (id: string): Video => ({
  id,
  title: 'Once around',
  poster: '',
  width: 960,
  height: 1200,
  seconds: 6,
  sources: [],
  captions: [],
});

describe('finding films', () => {
  it('[R7.161] asks once for one that is shown twice, and for each of two', async () => {
    const asked: string[] = [];
    const find = createVideoFinder(async (id) => {
      asked.push(id);
      return aVideo(id);
    });
    const found = await Promise.all([find('turn'), find('turn'), find('pans')]);
    expect(found.map((video) => video?.id)).toEqual(['turn', 'turn', 'pans']);
    expect((await find('turn'))?.id).toBe('turn');
    expect(asked).toEqual(['turn', 'pans']);
  });

  it('[R7.161] asks again for one that was not found', async () => {
    const answers = [undefined, aVideo('turn')];
    const find = createVideoFinder(async () => answers.shift());
    expect(await find('turn')).toBeUndefined();
    expect((await find('turn'))?.id).toBe('turn');
  });
});
