import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Archetype, Part } from '../../model.ts';
import { chronographOnRubber, chronographOnSteel } from '../chronograph/chronograph.ts';
import { turnOf } from '../chronograph/tachymeter-bezel.ts';
import { squareWatchInSteel } from '../square-watch/square-watch.ts';
import { watch } from './watch.ts';
import { WRIST } from './wrist.ts';

const WATCHES: readonly (readonly [string, Archetype])[] = [
  ['round', watch({ metal: 'steel' })],
  ['chronograph on steel', chronographOnSteel],
  ['chronograph on rubber', chronographOnRubber],
  ['square', squareWatchInSteel],
];

const HANDS = [
  ['HandHour', 'handHourDeg'],
  ['HandMinute', 'handMinuteDeg'],
  ['HandSeconds', 'handSecondsDeg'],
] as const;

const pointsOf = (geometry: BufferGeometry): readonly Vector3[] => {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i));
};

const pointsOfNode = (parts: readonly Part[], ...nodes: readonly string[]): readonly Vector3[] =>
  parts.filter(({ node }) => nodes.includes(node)).flatMap(({ geometry }) => pointsOf(geometry));

/** The distance of a point from the axis of the wrist: 1 is on the skin. */
const outOfWrist = ({ y, z }: Vector3): number =>
  Math.hypot(y / WRIST.halfWidthMm, (z - WRIST.centreZMm) / WRIST.halfDepthMm);

const highest = (points: readonly Vector3[]): number =>
  points.reduce((top, { z }) => Math.max(top, z), -Infinity);

describe.each(WATCHES)('a watch (%s)', (_name, archetype) => {
  const { parts, origins, facts } = archetype.build('tryOn');

  it.each(HANDS)('has %s point to the time that its facts give, about its own origin', (node, fact) => {
    const [x = 0, y = 0] = origins.find((origin) => origin.node === node)?.atMm ?? [];
    const tip = pointsOfNode(parts, node)
      .map((p) => p.clone().sub(new Vector3(x, y, p.z)))
      .reduce((longest, p) => (Math.hypot(p.x, p.y) > Math.hypot(longest.x, longest.y) ? p : longest));
    const turnDeg = (Math.atan2(tip.x, tip.y) * 180) / Math.PI;
    expect((turnDeg + 360) % 360).toBeCloseTo(Number(facts[fact]), 0);
  });

  it('keeps its band on the wrist and out of it', () => {
    const outs = pointsOfNode(parts, 'Strap', 'Buckle').map(outOfWrist);
    expect(Math.min(...outs)).toBeGreaterThan(0.92);
    expect(Math.min(...outs)).toBeLessThan(1.06);
    expect(Math.max(...outs)).toBeLessThan(1.45);
  });

  it('has nothing but its crystal above the hands', () => {
    const hands = pointsOfNode(parts, 'HandHour', 'HandMinute', 'HandSeconds', 'Indices');
    expect(highest(hands)).toBeLessThan(highest(pointsOfNode(parts, 'Crystal')));
  });
});

describe('the leather strap', () => {
  it.each([WATCHES[0], WATCHES[3]].flatMap((one) => (one ? [one] : [])))(
    'is stitched on its outside (%s)',
    (_name, archetype) => {
      const { parts } = archetype.build('tryOn');
      const mean = (slot: string): number => {
        const outs = parts
          .filter((part) => part.node === 'Strap' && part.slot === slot)
          .flatMap(({ geometry }) => pointsOf(geometry).map(outOfWrist));
        return outs.reduce((sum, out) => sum + out, 0) / outs.length;
      };
      expect(mean('thread')).toBeGreaterThan(mean('strap'));
    },
  );
});

describe('the tachymeter', () => {
  it.each([
    [60, 360],
    [120, 180],
    [180, 120],
    [240, 90],
  ])('stands at %i units an hour where a hand that took their second share has come', (speed, turnDeg) => {
    expect(turnOf(speed)).toBeCloseTo(turnDeg, 6);
  });
});
