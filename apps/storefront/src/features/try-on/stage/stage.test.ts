import { describe, expect, it } from 'vitest';
import { INITIAL_STAGE, isWarmingUp, nextStage, type StageState, type StageEvent } from './stage.ts';

const after = (...events: readonly StageEvent[]): StageState => events.reduce(nextStage, INITIAL_STAGE);
const status = (state: 'ready' | 'tracked'): StageEvent => ({ type: 'status-changed', status: { state } });

describe('the stage of the try-on', () => {
  it('warms up until the engine says otherwise', () => {
    expect(isWarmingUp(INITIAL_STAGE)).toBe(true);
    expect(isWarmingUp(after(status('ready')))).toBe(false);
  });

  it('[R5.011] keeps a refusal on screen until the next attempt', () => {
    const refused = after(
      { type: 'wait-began', wait: 'photo' },
      { type: 'wait-ended', wait: 'photo', failure: { code: 'not-an-image' } },
      status('tracked'),
    );
    expect(refused.notice).toEqual({ code: 'not-an-image' });
    expect(nextStage(refused, { type: 'wait-began', wait: 'photo' }).notice).toBeUndefined();
  });

  it('[R1.006] says that nothing is worn on a photo until it is placed by hand or another picture is asked for', () => {
    const bare = after({
      type: 'wait-ended',
      wait: 'photo',
      failure: { code: 'not-seen', target: 'hand' },
    });
    for (const wait of ['model', 'picture'] as const)
      expect(nextStage(bare, { type: 'wait-began', wait }).notice).toEqual(bare.notice);
    for (const wait of ['photo', 'camera'] as const)
      expect(nextStage(bare, { type: 'wait-began', wait }).notice).toBeUndefined();
    expect(nextStage(bare, { type: 'placed-by-hand' }).notice).toBeUndefined();
    const broken = after({ type: 'wait-ended', wait: 'model', failure: { code: 'model-missing' } });
    expect(nextStage(broken, { type: 'placed-by-hand' }).notice).toEqual({ code: 'model-missing' });
  });

  it('[R1.006] counts photos, so that what was placed on one is not taken for placed on the next', () => {
    const first = after({ type: 'zoomed', times: 2 }, { type: 'photo-shown' });
    expect(first).toMatchObject({ photos: 1, zoom: 1 });
    expect(nextStage(first, { type: 'photo-shown' }).photos).toBe(2);
  });

  it('does not announce what was given up because the modal closed', () => {
    expect(after({ type: 'wait-ended', wait: 'camera', failure: { code: 'closed' } }).notice).toBeUndefined();
  });

  it('[R5.006] waits until the last of several models has come, in whatever order they come', () => {
    const began = { type: 'wait-began', wait: 'model' } as const;
    const ended = { type: 'wait-ended', wait: 'model' } as const;
    expect(after(began, began, ended).waits).toEqual(['model']);
    expect(after(began, began, ended, ended).waits).toEqual([]);
    expect(after(ended).waits).toEqual([]);
  });

  it('[R2.094] stands as far away as it can, in the dark, with every camera that opens', () => {
    const camera = { deviceId: 'rear', facing: undefined, mirrored: false, hasTorch: true, devices: [] };
    const close = after({ type: 'lamp-switched', isOn: true }, { type: 'zoomed', times: 3 });
    expect(close).toMatchObject({ isLampOn: true, zoom: 3 });
    expect(nextStage(close, { type: 'camera-opened', camera })).toMatchObject({ isLampOn: false, zoom: 1 });
  });
});
