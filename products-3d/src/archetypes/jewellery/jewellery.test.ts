import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Archetype, Part } from '../../model.ts';
import { bandRing } from './band-ring.ts';
import { dropEarring } from './drop-earring.ts';
import { LOBE_MM } from './ear-post.ts';
import { paveRing } from './pave-ring.ts';
import { INNER_RADIUS_MM } from './ring-size.ts';
import { signetRing } from './signet-ring.ts';
import { solitaireRing } from './solitaire-ring.ts';
import { studEarring } from './stud-earring.ts';

const partsOf = (archetype: Archetype): readonly Part[] => archetype.build('tryOn').parts;

const pointsOf = (geometry: BufferGeometry): readonly Vector3[] => {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i));
};

const boxOf = (parts: readonly Part[]): Box3 =>
  new Box3().setFromPoints(parts.flatMap(({ geometry }) => pointsOf(geometry)));

describe('a ring', () => {
  it.each([
    ['band', bandRing],
    ['solitaire', solitaireRing],
    ['signet', signetRing],
    ['pavé', paveRing],
  ])('(%s) leaves the finger its room and lies close around it', (_name, archetype) => {
    const radii = partsOf(archetype).flatMap(({ geometry }) =>
      pointsOf(geometry).map(({ x, z }) => Math.hypot(x, z)),
    );
    const closest = radii.reduce((least, radius) => Math.min(least, radius), Infinity);
    expect(closest).toBeGreaterThan(INNER_RADIUS_MM - 0.06);
    expect(closest).toBeLessThan(INNER_RADIUS_MM + 0.1);
  });
});

describe('an earring', () => {
  it.each([
    ['stud', studEarring],
    ['drop', dropEarring],
  ])('(%s) has only its post in the lobe and behind it, what hangs below aside', (_name, archetype) => {
    const parts = partsOf(archetype);
    const front = boxOf(parts.filter(({ node }) => node !== 'Post' && node !== 'Drop'));
    const post = boxOf(parts.filter(({ node }) => node === 'Post'));
    expect(front.min.z).toBeGreaterThan(LOBE_MM / 2 - 0.1);
    expect(post.min.z).toBeLessThan(-LOBE_MM / 2);
  });

  it('swings its drop about the loop by which it hangs', () => {
    const { origins, parts } = dropEarring.build('tryOn');
    const [, hingeY = 0] = origins.find(({ node }) => node === 'Drop')?.atMm ?? [];
    const drop = boxOf(parts.filter(({ node }) => node === 'Drop'));
    const top = boxOf(parts.filter(({ node }) => node === 'Top'));
    expect(drop.max.y).toBeGreaterThan(hingeY);
    expect(top.min.y).toBeLessThan(hingeY);
    expect(drop.min.y).toBeLessThan(hingeY - 8);
  });
});
