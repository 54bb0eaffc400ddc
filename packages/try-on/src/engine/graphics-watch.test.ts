import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GRAPHICS_LIMITS, watchGraphics } from './graphics-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aCanvas() {
  const canvas = new EventTarget();
  const heard: string[] = [];
  const watch = watchGraphics(canvas, {
    onBack: () => void heard.push('back'),
    onBroken: () => void heard.push('broken'),
  });
  return {
    watch,
    heard,
    lose: () => canvas.dispatchEvent(new Event('webglcontextlost')),
    giveBack: () => canvas.dispatchEvent(new Event('webglcontextrestored')),
  };
}

describe('graphics memory that is taken away', () => {
  it('is waited for, and what was on screen is drawn again when it is back', () => {
    const { watch, heard, lose, giveBack } = aCanvas();
    lose();
    expect(watch.isGone()).toBe(true);
    vi.advanceTimersByTime(GRAPHICS_LIMITS.backWithinMs - 1);
    giveBack();
    expect(watch.isGone()).toBe(false);
    vi.runAllTimers();
    expect(heard).toEqual(['back']);
  });

  it('is given up when it does not come back in time, and a late return is not heard', () => {
    const { heard, lose, giveBack } = aCanvas();
    lose();
    vi.advanceTimersByTime(GRAPHICS_LIMITS.backWithinMs);
    giveBack();
    expect(heard).toEqual(['broken']);
  });

  it('is given up when it goes again and again', () => {
    const { heard, lose, giveBack } = aCanvas();
    for (let loss = 0; loss < GRAPHICS_LIMITS.mostLosses; loss += 1) {
      lose();
      giveBack();
    }
    lose();
    expect(heard.at(-1)).toBe('broken');
    expect(heard).toHaveLength(GRAPHICS_LIMITS.mostLosses + 1);
  });

  it('is nobody’s news once the watch has ended', () => {
    const { watch, heard, lose, giveBack } = aCanvas();
    lose();
    watch.stop();
    giveBack();
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });
});
