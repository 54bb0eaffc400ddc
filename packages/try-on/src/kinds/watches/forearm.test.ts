import { type Mesh, Raycaster, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Rotation, Vector } from '../../geometry/rotation.ts';
import { LAYER_ORDER } from '../../scene/layer-order.ts';
import { createLimbRig } from '../../scene/limb-rig.ts';
import { FOREARM } from './watches.ts';

const WRIST = { translation: [0, 0, -45] as Vector, halfWidthCm: 2.9, halfDepthCm: 2.1 };

/** Whether the occluder is in front of a point of the forearm's own frame, seen from the camera. */
function hiddenBy(tiltDegrees: number, point: Vector): boolean {
  const half = (tiltDegrees * Math.PI) / 360;
  const rotation: Rotation = [Math.sin(half), 0, 0, Math.cos(half)];
  const rig = createLimbRig(FOREARM);
  rig.place({ ...WRIST, rotation });
  rig.group.updateMatrixWorld(true);
  const target = rig.group.localToWorld(new Vector3(...point));
  const line = new Raycaster(new Vector3(), target.clone().normalize(), 0, target.length() - 0.01);
  const hiding = rig.group.children.filter(({ renderOrder }) => renderOrder === LAYER_ORDER.occluder);
  return line.intersectObjects<Mesh>(hiding).length > 0;
}

describe('a forearm that wears a watch', () => {
  it('[R1.006] hides the far side of the strap, however it is tilted, and never the dial', () => {
    for (let tilt = -50; tilt <= 50; tilt += 5) {
      for (const along of [-1, 0, 1]) {
        // A part of a strap that is fitted to another wrist lies inside the skin.
        for (const beyond of [-0.2, 0.4])
          expect(hiddenBy(tilt, [0, along, -WRIST.halfDepthCm - beyond])).toBe(true);
        expect(hiddenBy(tilt, [0, along, WRIST.halfDepthCm + 0.4])).toBe(false);
      }
    }
  });
});
