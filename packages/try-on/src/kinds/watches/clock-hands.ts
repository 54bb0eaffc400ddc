import type { Object3D } from 'three';
import { findExtra } from '../../scene/find-extra.ts';

/** Nodes of a watch that turn about Z, and the extras that say which time they show as modelled. */
const HANDS = [
  { node: 'HandHour', extra: 'handHourDeg' },
  { node: 'HandMinute', extra: 'handMinuteDeg' },
  { node: 'HandSeconds', extra: 'handSecondsDeg' },
] as const;
type HandNode = (typeof HANDS)[number]['node'];

/** How far clockwise from 12 each hand stands at a time of day. */
export function handAngles(time: Date): Readonly<Record<HandNode, number>> {
  const seconds = time.getSeconds();
  const minutes = time.getMinutes() + seconds / 60;
  return {
    HandHour: ((time.getHours() % 12) + minutes / 60) * 30,
    HandMinute: minutes * 6,
    HandSeconds: seconds * 6,
  };
}

/** Sets the hands that a model has. A hand whose time as modelled is not known stays. */
export function clockHands(model: Object3D): (time: Date) => void {
  const found = HANDS.flatMap(({ node, extra }) => {
    const hand = model.getObjectByName(node);
    const shownDeg = findExtra(model, extra);
    return hand && shownDeg !== undefined ? [{ node, hand, shownDeg, asModelled: hand.rotation.z }] : [];
  });
  return (time) => {
    const angles = handAngles(time);
    for (const { node, hand, shownDeg, asModelled } of found) {
      // Clockwise on the dial, which is the negative direction about Z.
      hand.rotation.z = asModelled - ((angles[node] - shownDeg) * Math.PI) / 180;
    }
  };
}
