import type { ToldVideo } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { ToldFilm } from './told-film.tsx';

const film: ToldVideo = {
  id: 'a-turn',
  title: 'Midi turns once around',
  poster: '/videos/a-turn.webp',
  width: 960,
  height: 1200,
  seconds: 6,
  sources: [
    { url: '/videos/a-turn.webm', type: 'video/webm', bytes: 1 },
    { url: '/videos/a-turn.mp4', type: 'video/mp4', bytes: 1 },
  ],
  captions: [],
  scenes: [
    { fromSeconds: 0, toSeconds: 3, chapter: 'The dial', text: 'A round watch turns.' },
    { fromSeconds: 3, toSeconds: 6, chapter: 'The back', text: 'Its back is smooth.' },
  ],
};
const piece = { name: 'Midi', url: '/eng-us/products/TW1/TW1001' };

const aFilm = async () => {
  const screen = await renderScreen(<ToldFilm film={film} piece={piece} />);
  const video = document.querySelector('video');
  if (video === null) throw new Error('No film');
  return { screen, video };
};

describe('[R2.011] a film beside its words', () => {
  it('rests and says what is seen in it, each chapter with its place in the film, and leads to its piece', async () => {
    const { screen, video } = await aFilm();
    expect([video.paused, video.muted, video.preload]).toEqual([true, true, 'none']);
    await expect.element(screen.getByText('Its back is smooth.')).toBeVisible();
    const chapter = screen.getByRole('link', { name: '0:03 The back' });
    await expect.element(chapter).toHaveAttribute('href', '/videos/a-turn.mp4#t=3');
    await expect.element(screen.getByRole('link', { name: 'Midi' })).toHaveAttribute('href', piece.url);
  });

  it('begins when it is pressed, then under the controls of the browser', async () => {
    const { screen, video } = await aFilm();
    expect(video.controls).toBe(false);
    await screen.getByRole('button', { name: 'Play' }).click();
    expect(document.activeElement).toBe(video);
    await expect.poll(() => video.controls).toBe(true);
  });

  it('goes to a chapter that is pressed, and stays on the page', async () => {
    const { screen, video } = await aFilm();
    const before = location.href;
    await screen.getByRole('link', { name: '0:03 The back' }).click();
    expect([video.currentTime, location.href]).toEqual([3, before]);
  });
});
