import { describe, expect, it } from 'vitest';
import type { TryOnStatus } from '../status.ts';
import { openCamera } from './open-camera.ts';
import { createSourceSlot, type SourceContext } from './source-slot.ts';

/** An engine in a browser that lends no camera at all. */
function withoutCamera() {
  const said: TryOnStatus[] = [];
  const slot = createSourceSlot();
  const context: SourceContext = {
    ready: Promise.resolve({ ok: false, refusal: { code: 'engine-failed' } }),
    types: () => ['watches'],
    report: (status) => void said.push(status),
    owner: { defaultView: { navigator: {} } } as unknown as Document, // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
    slot,
  };
  return { said, slot, context };
}

describe('a camera that cannot be had', () => {
  it('leaves nothing on the scene, and is said', async () => {
    const { context, slot, said } = withoutCamera();
    const opened = await openCamera(context, {});
    expect(opened).toEqual({ ok: false, refusal: { code: 'camera-insecure' } });
    expect(said).toEqual([{ state: 'failed', failure: { code: 'camera-insecure' } }]);
    expect(slot.shown()?.kind).toBe('live');
  });

  it('leaves a photo as it is, and tells nobody but who asked', async () => {
    const { context, slot, said } = withoutCamera();
    const photo = slot.replace('photo');
    const opened = await openCamera(context, {});
    expect(opened).toEqual({ ok: false, refusal: { code: 'camera-insecure' } });
    expect(said).toEqual([]);
    expect(slot.shown()).toBe(photo);
  });
});
