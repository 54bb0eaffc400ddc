import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasTorch, setTorch, zoomLens } from './camera-controls.ts';

interface Fake {
  readonly capabilities?: object;
  readonly zoom?: number;
  readonly obeys?: boolean;
}

/** As much of a camera's track as is controlled, and everything it was asked for. */
function aTrack({ capabilities, zoom, obeys = true }: Fake) {
  const asked: unknown[] = [];
  const track = {
    ...(capabilities && { getCapabilities: () => capabilities }),
    getSettings: () => (zoom === undefined ? {} : { zoom }),
    applyConstraints: async (request?: MediaTrackConstraints) => {
      asked.push(...(request?.advanced ?? []));
      if (!obeys) throw new DOMException('', 'OverconstrainedError');
    },
  };
  return { track, asked };
}

describe('the lamp of a camera', () => {
  it('is there where the camera says so, and nowhere else', () => {
    expect(hasTorch(aTrack({ capabilities: { torch: true } }).track)).toBe(true);
    expect(hasTorch(aTrack({ capabilities: { torch: false } }).track)).toBe(false);
    expect(hasTorch(aTrack({ capabilities: {} }).track)).toBe(false);
    expect(hasTorch(aTrack({}).track)).toBe(false);
    expect(hasTorch(undefined)).toBe(false);
  });

  it('is switched on and off', async () => {
    const { track, asked } = aTrack({ capabilities: { torch: true } });
    expect(await setTorch(track, true)).toBe(true);
    expect(await setTorch(track, false)).toBe(false);
    expect(asked).toEqual([{ torch: true }, { torch: false }]);
  });

  it('stays dark where the camera refuses, and is never asked for where there is none', async () => {
    expect(await setTorch(aTrack({ capabilities: { torch: true }, obeys: false }).track, true)).toBe(false);
    const { track, asked } = aTrack({ capabilities: {} });
    expect(await setTorch(track, true)).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('the lens of a camera', () => {
  const range = { min: 100, max: 400, step: 1 };

  it('[R2.094] comes as much closer as is wished, counted from where it stood', async () => {
    const { track, asked } = aTrack({ capabilities: { zoom: range }, zoom: 100 });
    const zoom = zoomLens(track);
    expect(await zoom?.(2)).toBe(2);
    expect(await zoom?.(1)).toBe(1);
    expect(asked).toEqual([{ zoom: 200 }, { zoom: 100 }]);
  });

  it('[R2.094] goes no further than it can, and says how far that is', async () => {
    const { track } = aTrack({ capabilities: { zoom: range }, zoom: 200 });
    expect(await zoomLens(track)?.(3)).toBe(2);
  });

  it('[R2.094] never leaves its range', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 1, max: 100, noNaN: true }), async (times) => {
        const { track, asked } = aTrack({ capabilities: { zoom: range }, zoom: 150 });
        const reached = await zoomLens(track)?.(times);
        expect(asked).toEqual([{ zoom: Math.min(400, 150 * times) }]);
        expect(reached).toBeCloseTo(Math.min(400 / 150, times));
      }),
      { numRuns: 40 },
    );
  });

  it('stays where it was where the camera refuses', async () => {
    const { track } = aTrack({ capabilities: { zoom: range }, zoom: 100, obeys: false });
    expect(await zoomLens(track)?.(2)).toBe(1);
  });

  it.each([
    ['a camera that tells nothing', {}],
    ['one without a lens to move', { capabilities: {}, zoom: 1 }],
    ['one that does not say where it stands', { capabilities: { zoom: range } }],
    ['one that is as close as it comes', { capabilities: { zoom: range }, zoom: 390 }],
    ['a range that is none', { capabilities: { zoom: true }, zoom: 1 }],
  ])('does not move of %s', (_what, fake) => {
    expect(zoomLens(aTrack(fake).track)).toBeUndefined();
  });
});
