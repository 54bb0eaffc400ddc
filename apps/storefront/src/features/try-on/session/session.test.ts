import { describe, expect, it } from 'vitest';
import { controlsShown } from './controls-shown.ts';
import {
  initialSession,
  nextSession,
  settingSku,
  type TryOnSession,
  type TryOnSessionEvent,
} from './session.ts';

const looks = (...skuIds: readonly string[]) => skuIds.map((skuId) => ({ skuId, look: skuId }));

const sunglasses = nextSession(
  initialSession({ tryOnType: 'sunglasses', skuId: 'TS2001', variants: looks('TS2001', 'TS2002') }),
  { type: 'loading-ended' },
);
const lipstick = nextSession(
  initialSession({ tryOnType: 'lipsticks', skuId: 'TL4109', variants: looks('TL4109', 'TL4204', 'TL4311') }),
  { type: 'loading-ended' },
);

const EVENTS: readonly TryOnSessionEvent[] = [
  { type: 'loading-started' },
  { type: 'loading-ended' },
  { type: 'photo-taken', url: 'blob:1' },
  { type: 'photo-discarded' },
  { type: 'photo-uploaded' },
  { type: 'photo-closed' },
  { type: 'stacking-toggled' },
  { type: 'stack-changed', skuIds: ['TL4109', 'TL4204'] },
  { type: 'compare-toggled' },
  { type: 'sku-chosen', skuId: 'TL4204' },
  { type: 'compare-chosen', skuId: 'TL4311' },
  { type: 'look-chosen', skuId: 'TL4204', skuIds: ['TL4204', 'TY4114'] },
];

/** Every session that some row of events leads to. */
function reachable(start: TryOnSession): readonly TryOnSession[] {
  const seen = new Map([[JSON.stringify(start), start]]);
  const open = [start];
  for (let session = open.pop(); session; session = open.pop()) {
    for (const event of EVENTS) {
      const after = nextSession(session, event);
      if (seen.has(JSON.stringify(after))) continue;
      seen.set(JSON.stringify(after), after);
      open.push(after);
    }
  }
  return [...seen.values()];
}

describe('the mode of a try-on', () => {
  it.each([
    ['live', 'photo-taken', 'snapshot'],
    ['live', 'photo-uploaded', 'photo'],
    ['live', 'photo-discarded', 'live'],
    ['live', 'photo-closed', 'live'],
    ['photo', 'photo-taken', 'photo'],
    ['photo', 'photo-uploaded', 'photo'],
    ['photo', 'photo-discarded', 'photo'],
    ['photo', 'photo-closed', 'live'],
    ['snapshot', 'photo-taken', 'snapshot'],
    ['snapshot', 'photo-uploaded', 'snapshot'],
    ['snapshot', 'photo-discarded', 'live'],
    ['snapshot', 'photo-closed', 'snapshot'],
  ] as const)('[R4.012, R4.013, R4.014, R4.015] goes from %s by %s to %s', (mode, type, after) => {
    const event = type === 'photo-taken' ? ({ type, url: 'blob:1' } as const) : { type };
    expect(nextSession({ ...sunglasses, mode }, event).mode).toBe(after);
  });

  it('[R4.013, R4.014] holds the picture taken until it is discarded', () => {
    const taken = nextSession(sunglasses, { type: 'photo-taken', url: 'blob:1' });
    expect(taken.snapShotUrl).toBe('blob:1');
    expect(nextSession(taken, { type: 'photo-discarded' })).toEqual(sunglasses);
  });

  it('[R4.012, R2.084, R2.085, R2.088, R2.089] shows exactly one set of controls in each mode', () => {
    expect(controlsShown({ mode: 'live', tryOnType: 'sunglasses' })).toEqual(['upload', 'take-photo']);
    expect(controlsShown({ mode: 'photo', tryOnType: 'sunglasses' })).toEqual([
      'upload',
      'close-photo',
      'picture-out',
    ]);
    expect(controlsShown({ mode: 'snapshot', tryOnType: 'watches' })).toEqual([
      'discard-photo',
      'picture-out',
    ]);
    expect(controlsShown({ mode: 'live', tryOnType: 'watches' })).toContain('ruler');
  });
});

describe('stacking and compare', () => {
  it('[R4.018] compares with the first variant that is not the current one', () => {
    expect(nextSession(lipstick, { type: 'compare-toggled' })).toMatchObject({
      extra: 'compare',
      compareSkuId: 'TL4204',
    });
  });

  it('[R4.018] compares with another look, and never with another size of the same', () => {
    const variants = [
      { skuId: 'TK3001-39', look: 'ivory' },
      { skuId: 'TK3001-41', look: 'ivory' },
      { skuId: 'TK3002-39', look: 'black' },
    ];
    const sneaker = { ...lipstick, variants, currentSkuId: 'TK3001-41', cartSkuIds: ['TK3001-41'] };
    const comparing = nextSession(sneaker, { type: 'compare-toggled' });
    expect(comparing.compareSkuId).toBe('TK3002-39');
    expect(nextSession(comparing, { type: 'compare-chosen', skuId: 'TK3001-39' })).toBe(comparing);
    const black = { ...comparing, compareSkuId: 'TK3001-39', currentSkuId: 'TK3002-39' };
    expect(nextSession(black, { type: 'sku-chosen', skuId: 'TK3001-41' }).compareSkuId).toBe('TK3002-39');
    const onlySizes = { ...sneaker, variants: variants.slice(0, 2) };
    expect(nextSession(onlySizes, { type: 'compare-toggled' })).toBe(onlySizes);
  });

  it('[R4.018] has nothing to compare a single variant with', () => {
    const alone = { ...lipstick, variants: looks('TL4109') };
    expect(nextSession(alone, { type: 'compare-toggled' })).toEqual(alone);
  });

  it('[R2.087] compares no sunglasses', () => {
    expect(nextSession(sunglasses, { type: 'compare-toggled' })).toEqual(sunglasses);
  });

  it('[R4.017] goes back to the current piece when stacking closes', () => {
    const stacked = nextSession(nextSession(lipstick, { type: 'stacking-toggled' }), {
      type: 'stack-changed',
      skuIds: ['TL4109', 'TL4204'],
    });
    expect(stacked.cartSkuIds).toEqual(['TL4109', 'TL4204']);
    expect(nextSession(stacked, { type: 'stacking-toggled' })).toEqual(lipstick);
  });

  it('[R2.097, R4.016] wears a look whole, and ends a comparison for it', () => {
    const comparing = nextSession(lipstick, { type: 'compare-toggled' });
    const look = { type: 'look-chosen', skuId: 'TL4204', skuIds: ['TY4114', 'TL4204'] } as const;
    expect(nextSession(comparing, look)).toMatchObject({
      extra: 'stacking',
      currentSkuId: 'TL4204',
      cartSkuIds: ['TY4114', 'TL4204'],
      compareSkuId: undefined,
    });
  });

  it('[R4.019] puts the chosen sku alone into what the cart would get', () => {
    const comparing = nextSession(lipstick, { type: 'compare-toggled' });
    expect(nextSession(comparing, { type: 'sku-chosen', skuId: 'TL4204' })).toMatchObject({
      currentSkuId: 'TL4204',
      cartSkuIds: ['TL4204'],
      compareSkuId: 'TL4109',
    });
  });

  it('compares with another piece when one is chosen, and never a piece with itself', () => {
    const comparing = nextSession(lipstick, { type: 'compare-toggled' });
    expect(nextSession(comparing, { type: 'compare-chosen', skuId: 'TL4311' })).toMatchObject({
      currentSkuId: 'TL4109',
      compareSkuId: 'TL4311',
    });
    expect(nextSession(comparing, { type: 'compare-chosen', skuId: 'TL4109' })).toBe(comparing);
    expect(nextSession(lipstick, { type: 'compare-chosen', skuId: 'TL4311' })).toBe(lipstick);
  });

  it('[R5.005, R5.006] opens neither while something loads, and closes both even then', () => {
    const loading = nextSession(lipstick, { type: 'loading-started' });
    expect(nextSession(loading, { type: 'stacking-toggled' }).extra).toBe('none');
    expect(nextSession(loading, { type: 'compare-toggled' }).extra).toBe('none');
    const comparing = nextSession(nextSession(lipstick, { type: 'compare-toggled' }), {
      type: 'loading-started',
    });
    expect(nextSession(comparing, { type: 'compare-toggled' }).extra).toBe('none');
  });

  it('remembers which half of a comparison was photographed', () => {
    const comparing = nextSession(lipstick, { type: 'compare-toggled' });
    const taken = nextSession(comparing, { type: 'photo-taken', url: 'blob:1', half: 1 });
    expect(taken.compareSnapshotIndex).toBe(1);
  });
});

describe('the SKU that is set', () => {
  it('[R8.027] must say how it is tried on', () => {
    expect(settingSku({ skuId: 'TL4204', tryOnType: 'lipsticks' })).toEqual({
      ok: true,
      value: { type: 'sku-chosen', skuId: 'TL4204' },
    });
    expect(settingSku({ skuId: 'QS9', tryOnType: undefined })).toEqual({
      ok: false,
      refusal: 'Missing type while setting the tryon sku QS9',
    });
  });
});

describe('every session that can be reached', () => {
  const sessions = [...reachable(sunglasses), ...reachable(lipstick)];

  it('is one of a few hundred', () => {
    expect(sessions.length).toBeGreaterThan(50);
  });

  it('[R4.016] has a compare sku exactly while comparing', () => {
    for (const session of sessions) {
      expect(session.compareSkuId !== undefined).toBe(session.extra === 'compare');
      expect(session.compareSkuId).not.toBe(session.currentSkuId);
    }
  });

  it('[R4.012] has a picture exactly in snapshot mode', () => {
    for (const { mode, snapShotUrl } of sessions) expect(snapShotUrl !== undefined).toBe(mode === 'snapshot');
  });

  it('[R4.017, R4.019] would add more than the current sku only while stacking', () => {
    for (const { extra, cartSkuIds, currentSkuId } of sessions) {
      if (extra !== 'stacking') expect(cartSkuIds).toEqual([currentSkuId]);
    }
  });

  it('never changes under its reader', () => {
    for (const session of sessions) {
      const before = JSON.stringify(session);
      for (const event of EVENTS) nextSession(session, event);
      expect(JSON.stringify(session)).toBe(before);
    }
  });
});
