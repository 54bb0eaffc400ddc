import { expect, it } from 'vitest';
import { SCENES } from './scenes.ts';

const withFaces = SCENES.filter(({ expects }) => expects === 'found');

it('names every scene differently', () => {
  expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length);
});

it('shows every skin tone in every pose and every light', () => {
  const settings = Map.groupBy(
    withFaces.filter(({ name }) => /^(fair|medium|deep), /.test(name)),
    (scene) => scene.name.replace(/^\w+, /, ''),
  );
  expect(settings.size).toBe(10);
  for (const scenes of settings.values()) expect(new Set(scenes.map(({ tone }) => tone)).size).toBe(3);
});

it('asks nothing of tracking beyond a turn of 35 degrees, where it is known to fail', () => {
  for (const { pose } of withFaces) expect(Math.abs(pose.yawDeg)).toBeLessThanOrEqual(35);
});
