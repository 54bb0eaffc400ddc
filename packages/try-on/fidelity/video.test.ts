import { describe, expect, it } from 'vitest';
import { aScene } from './scenes.ts';
import { sceneAt, y4mFrom } from './video.ts';

describe('sceneAt', () => {
  it('starts where the scene stands and ends where it began, so that a clip repeats without a jump', () => {
    const scene = aScene('looping');
    expect(sceneAt(scene, 0)).toEqual(scene);
    const end = sceneAt(scene, 1);
    expect(end.pose.yawDeg).toBeCloseTo(scene.pose.yawDeg);
    expect(end.pose.pitchDeg).toBeCloseTo(scene.pose.pitchDeg);
    expect(end.camera.distanceCm).toBeCloseTo(scene.camera.distanceCm);
  });

  it('looks both ways in between', () => {
    const scene = aScene('looping');
    expect(sceneAt(scene, 0.25).pose.yawDeg).toBeGreaterThan(15);
    expect(sceneAt(scene, 0.75).pose.yawDeg).toBeLessThan(-15);
  });
});

describe('y4mFrom', () => {
  const format = { widthPx: 2, heightPx: 2, framesPerSecond: 15 };
  it('writes a header and every frame behind its mark', () => {
    const file = y4mFrom([Buffer.from([1, 2, 3, 4, 5, 6]), Buffer.from([7, 8, 9, 10, 11, 12])], format);
    expect(file.toString('latin1')).toBe(
      'YUV4MPEG2 W2 H2 F15:1 Ip A1:1 C420jpeg\nFRAME\n\x01\x02\x03\x04\x05\x06FRAME\n\x07\x08\x09\x0a\x0b\x0c',
    );
  });

  it('refuses a frame of another size', () => {
    expect(() => y4mFrom([Buffer.alloc(5)], format)).toThrow(RangeError);
  });
});
