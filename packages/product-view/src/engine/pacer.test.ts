import { describe, expect, it } from 'vitest';
import { createPacer } from './pacer.ts';

/** A page's frames, which come when the test says so. */
function aPage(goesOn: (frame: number) => boolean) {
  const waiting = new Map<number, (atMs: number) => void>();
  let handles = 0;
  const drawn: number[] = [];
  const pacer = createPacer(
    (elapsedMs) => {
      drawn.push(elapsedMs);
      return goesOn(drawn.length);
    },
    {
      request: (draw) => {
        handles += 1;
        waiting.set(handles, draw);
        return handles;
      },
      cancel: (handle) => void waiting.delete(handle),
    },
  );
  const frame = (atMs: number) => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const draw of all) draw(atMs);
  };
  return { pacer, drawn, frame, isIdle: () => waiting.size === 0 };
}

describe('the pace of drawing', () => {
  it('draws nothing unasked, once for any number of wishes, and then nothing again', () => {
    const page = aPage(() => false);
    expect(page.isIdle()).toBe(true);
    page.pacer.ask();
    page.pacer.ask();
    page.frame(1000);
    expect(page.drawn).toHaveLength(1);
    expect(page.isIdle()).toBe(true);
  });

  it('goes on as long as there is movement, and says how much time has passed', () => {
    const page = aPage((frame) => frame < 3);
    page.pacer.ask();
    for (const atMs of [1000, 1016, 1050, 1066]) page.frame(atMs);
    expect(page.drawn).toEqual([16, 16, 34]);
    expect(page.isIdle()).toBe(true);
  });

  it('takes a pause for no movement, and a long frame for half a second at most', () => {
    const page = aPage((frame) => frame === 2);
    page.pacer.ask();
    page.frame(1000);
    page.pacer.ask();
    page.frame(9000);
    page.frame(60_000);
    expect(page.drawn).toEqual([16, 16, 500]);
  });

  it('draws nothing more once it is stopped', () => {
    const page = aPage(() => true);
    page.pacer.ask();
    page.pacer.stop();
    page.frame(1000);
    expect([page.drawn, page.isIdle()]).toEqual([[], true]);
  });
});
