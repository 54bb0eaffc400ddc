import type { Result, TryOn, TryOnFailure } from '@vitrine/try-on';
import { describe, expect, it } from 'vitest';
import { type CameraMemory, createExperience, type Listeners } from './experience.ts';

const CAMERA = { deviceId: 'front', facing: 'user', mirrored: true, hasTorch: true, devices: [] } as const;
const NO_MEMORY: CameraMemory = { read: () => undefined, keep: () => {} };
const PRODUCT = Promise.resolve([
  { type: 'sunglasses', modelUrl: '/models/th2001.glb', variant: 'black' } as const,
]);
const FEET = {
  left: { heel: { x: 0.4, y: 0.7 }, toe: { x: 0.4, y: 0.3 } },
  right: { heel: { x: 0.6, y: 0.7 }, toe: { x: 0.6, y: 0.3 } },
  lookDown: 1,
} as const;
const ok = <Value>(value: Value): Promise<Result<Value, never>> => Promise.resolve({ ok: true, value });
const no = (refusal: TryOnFailure): Promise<Result<never, TryOnFailure>> =>
  Promise.resolve({ ok: false, refusal });

/** An engine that does everything at once, except what a test makes it refuse. */
function anEngine(refusals: Partial<TryOn> = {}): TryOn {
  return {
    ready: ok(undefined),
    openCamera: () => ok(CAMERA),
    setTorch: (isOn) => ok(isOn),
    zoomTo: () => ok(undefined),
    openPhoto: () => ok({ widthPx: 800, heightPx: 600 }),
    wear: () => ok(undefined),
    compare: () => ok(undefined),
    divideAt: () => {},
    adjust: () => ok({ rightPx: 0, downPx: 0, turn: 0, scale: 1 }),
    resetAdjustment: () => {},
    feet: () => ok(FEET),
    placeFeet: () => ok(undefined),
    takePhoto: () => ok(new Blob(['png'])),
    discardPhoto: () => {},
    snapshot: () => ok(new Blob(['png'])),
    close: () => {},
    ...refusals,
  };
}

function heard() {
  const events: string[] = [];
  const note = (event: {
    readonly type: string;
    readonly wait?: string;
    readonly failure?: TryOnFailure;
  }) => {
    events.push([event.type, event.wait, event.failure?.code].filter(Boolean).join(' '));
  };
  const listeners: Listeners = { opening: note, stage: note, session: note };
  return { events, listeners };
}

describe('the running try-on', () => {
  it('[R4.012] starts live: camera on screen, product worn', async () => {
    const { events, listeners } = heard();
    await createExperience(anEngine(), listeners, NO_MEMORY).start(PRODUCT);
    expect(events).toContain('camera-opened');
    expect(events).toContain('picture-shown');
    expect(events.at(-1)).toBe('loading-ended');
  });

  it('[R1.006] takes back what it asked for once the shopper has put their feet where they are', async () => {
    const { events, listeners } = heard();
    const experience = createExperience(anEngine(), listeners, NO_MEMORY);
    expect(await experience.feet()).toEqual(FEET);
    await experience.placeFeet(undefined);
    expect(events).toEqual([]);
    await experience.placeFeet(FEET);
    expect(events).toEqual(['placed-by-hand']);
  });

  it('tells a refused camera to the opening, not to the notice line', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openCamera: () => no({ code: 'camera-denied' }) }),
      listeners,
      NO_MEMORY,
    ).openCamera();
    expect(events).toEqual(['wait-began camera', 'wait-ended camera', 'camera-failed', 'camera-refused']);
  });

  it('[R4.015] keeps a photo on the stage where there is no camera to go back to, and says why', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openCamera: () => no({ code: 'camera-denied' }) }),
      listeners,
      NO_MEMORY,
    ).closePhoto();
    expect(events).toEqual(['wait-began camera', 'wait-ended camera camera-denied', 'camera-refused']);
  });

  it('ends with an engine that fails on the way back from a photo', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openCamera: () => no({ code: 'worker-lost' }) }),
      listeners,
      NO_MEMORY,
    ).closePhoto();
    expect(events).toEqual(['wait-began camera', 'wait-ended camera', 'engine-failed']);
  });

  it('[R8.029] tells an engine that cannot start', async () => {
    const { events, listeners } = heard();
    await createExperience(anEngine({ ready: no({ code: 'engine-failed' }) }), listeners, NO_MEMORY).start(
      PRODUCT,
    );
    expect(events).toContain('engine-failed');
  });

  it('[R5.011] leaves the mode unchanged for a file that is no picture', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openPhoto: () => no({ code: 'not-an-image' }) }),
      listeners,
      NO_MEMORY,
    ).openPhoto(new Blob());
    expect(events).toEqual(['wait-began photo', 'wait-ended photo not-an-image']);
  });

  it('shows a photo without a face, and says so', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openPhoto: () => no({ code: 'not-seen', target: 'face' }) }),
      listeners,
      NO_MEMORY,
    ).openPhoto(new Blob());
    expect(events).toEqual([
      'wait-began photo',
      'wait-ended photo not-seen',
      'photo-shown',
      'picture-shown',
      'photo-uploaded',
    ]);
  });

  it('[R4.013, R4.014] takes a photo and goes back to live', async () => {
    const { events, listeners } = heard();
    const experience = createExperience(anEngine(), listeners, NO_MEMORY);
    await experience.takePhoto(() => 'blob:1');
    experience.discardPhoto();
    expect(events.filter((event) => event.startsWith('photo'))).toEqual(['photo-taken', 'photo-discarded']);
  });

  it('[R3.014, R4.013] photographs the half of a comparison that is chosen, and says which', async () => {
    const asked: unknown[] = [];
    const moves: unknown[] = [];
    const { listeners } = heard();
    const experience = createExperience(
      anEngine({ takePhoto: (half) => (asked.push(half), ok(new Blob(['png']))) }),
      { ...listeners, session: (move) => moves.push(move) },
      NO_MEMORY,
    );
    await experience.takePhoto(() => 'blob:1', 'right');
    await experience.takePhoto(() => 'blob:2', 'left');
    await experience.takePhoto(() => 'blob:3');
    expect(asked).toEqual(['right', 'left', undefined]);
    expect(moves).toEqual([
      { type: 'photo-taken', url: 'blob:1', half: 1 },
      { type: 'photo-taken', url: 'blob:2', half: 0 },
      { type: 'photo-taken', url: 'blob:3' },
    ]);
  });

  it('stays in photo mode when the camera cannot come back', async () => {
    const { events, listeners } = heard();
    await createExperience(
      anEngine({ openCamera: () => no({ code: 'camera-busy' }) }),
      listeners,
      NO_MEMORY,
    ).closePhoto();
    expect(events).not.toContain('photo-closed');
  });

  it('notices a model that could not be found, and goes on', async () => {
    const { events, listeners } = heard();
    await createExperience(anEngine(), listeners, NO_MEMORY).wear(Promise.reject(new Error('404')));
    expect(events).toEqual([
      'loading-started',
      'wait-began model',
      'wait-ended model model-missing',
      'loading-ended',
    ]);
  });

  it('[R5.006, R5.012] loads until the last of two colours that were chosen in a row has come', async () => {
    const { events, listeners } = heard();
    const comes: (() => void)[] = [];
    const slow = anEngine({
      wear: () =>
        new Promise((resolve) => {
          comes.push(() => resolve({ ok: true, value: undefined }));
        }),
    });
    const experience = createExperience(slow, listeners, NO_MEMORY);
    const both = [experience.wear(PRODUCT), experience.wear(PRODUCT)];
    await expect.poll(() => comes.length).toBe(2);
    comes[0]?.();
    await both[0];
    expect(events).not.toContain('loading-ended');
    comes[1]?.();
    await both[1];
    expect(events.filter((event) => event === 'loading-ended')).toHaveLength(1);
  });

  it('answers no picture when there is none', async () => {
    const { listeners } = heard();
    const experience = createExperience(
      anEngine({ snapshot: () => no({ code: 'closed' }) }),
      listeners,
      NO_MEMORY,
    );
    expect(await experience.picture()).toBeUndefined();
  });

  it('opens the camera that was chosen last on this device, and keeps a choice once it has opened', async () => {
    const asked: unknown[] = [];
    const kept: unknown[] = [];
    const cameras: CameraMemory = { read: () => ({ facing: 'user' }), keep: (request) => kept.push(request) };
    const { listeners } = heard();
    const willing = createExperience(
      anEngine({ openCamera: (request) => (asked.push(request), ok(CAMERA)) }),
      listeners,
      cameras,
    );
    await willing.openCamera();
    await willing.chooseCamera({ facing: 'environment' });
    expect(asked).toEqual([{ facing: 'user' }, { facing: 'environment' }]);
    const unwilling = anEngine({ openCamera: () => no({ code: 'camera-busy' }) });
    await createExperience(unwilling, listeners, cameras).chooseCamera({ deviceId: 'broken' });
    expect(kept).toEqual([{ facing: 'environment' }]);
  });

  it('[R2.094] tells the lamp and the zoom as the engine has them, and nothing where it refuses', async () => {
    const { events, listeners } = heard();
    const experience = createExperience(anEngine(), listeners, NO_MEMORY);
    await experience.setTorch(true);
    await experience.zoomTo(2);
    expect(events).toEqual(['lamp-switched', 'zoomed']);
    const refusing = { setTorch: () => no({ code: 'no-picture' }), zoomTo: () => no({ code: 'closed' }) };
    const deaf = createExperience(anEngine(refusing), listeners, NO_MEMORY);
    await deaf.setTorch(true);
    await deaf.zoomTo(2);
    expect(events).toHaveLength(2);
  });
});
