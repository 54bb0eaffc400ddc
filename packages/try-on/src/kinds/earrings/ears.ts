import { Group } from 'three';
import type { CanonicalFace } from '../../pose/canonical-face.ts';
import {
  createLobeFinder,
  type LobeFinder,
  lobeRotation,
  looksAtCamera,
  type Side,
} from '../../pose/lobes.ts';
import type { WornHead } from '../../pose/pose-filter.ts';
import { rotated, type Vector } from '../../pose/rotation.ts';
import type { Frame } from '../../scene/frame.ts';
import { createEarOccluders } from './ear-occluders.ts';
import type { EarringModel, HungEarring } from './earring-model.ts';
import { createSwinging, type Swinging } from './swinging.ts';

/** Both ears, and what hangs from them. */
export interface Ears {
  /** In the head's frame, centimetres of the canonical face. */
  readonly group: Group;
  /** Replaces what hangs. */
  hang(models: readonly EarringModel[]): void;
  /** Lays the lobes onto this head; an ear that looks away shows nothing. */
  place(person: WornHead, frame: Frame): void;
  reset(): void;
  dispose(): void;
}

/** One lobe. Its frame is the lobe's: the middle of it, +Z out of its front, real centimetres. */
interface Ear {
  readonly side: Side;
  readonly group: Group;
  hung: readonly Hung[];
  didShow: boolean;
}

interface Hung {
  readonly earring: HungEarring;
  readonly swinging: Swinging | undefined;
}

export function createEars(face: CanonicalFace): Ears {
  const lobeOf = createLobeFinder(face);
  const ears = (['left', 'right'] as const).map(earOn);
  const occluders = createEarOccluders(ears.map((ear) => ear.group));
  const group = new Group();
  group.add(occluders.neck, ...ears.map((ear) => ear.group));

  return {
    group,
    hang(models) {
      for (const ear of ears) {
        for (const { earring } of ear.hung) ear.group.remove(earring.group);
        const here = models.flatMap(({ hung }) => hung.filter(({ side }) => side === ear.side));
        for (const earring of here) ear.group.add(earring.group);
        ear.hung = here.map((earring) => ({ earring, swinging: swingingOf(earring) }));
      }
      group.visible = models.length > 0;
    },
    place(person, frame) {
      for (const ear of ears) placeEar(ear, lobeOf, { person, frame });
    },
    reset() {
      for (const ear of ears) {
        ear.didShow = false;
        for (const { swinging } of ear.hung) swinging?.reset();
      }
    },
    dispose: () => occluders.dispose(),
  };
}

function earOn(side: Side): Ear {
  const group = new Group();
  group.quaternion.set(...lobeRotation(side));
  return { side, group, hung: [], didShow: false };
}

function swingingOf({ side, drop }: HungEarring): Swinging | undefined {
  return drop && createSwinging(side, drop.lengthM);
}

function placeEar(ear: Ear, lobeOf: LobeFinder, { person, frame }: Moment): void {
  const { pierced } = lobeOf(ear.side, person.shape);
  const place = inCamera(pierced, person);
  const looks = looksAtCamera(ear.side, { head: person.pose.rotation, place, didBefore: ear.didShow });
  ear.didShow = ear.group.visible = looks && ear.hung.length > 0;
  ear.group.position.set(...pierced);
  ear.group.scale.setScalar(1 / person.size);
  for (const hung of ear.hung) swing(hung, pierced, { person, frame });
}

interface Moment {
  readonly person: WornHead;
  readonly frame: Frame;
}

const CM_PER_M = 100;

function swing({ earring, swinging }: Hung, pierced: Vector, { person, frame }: Moment): void {
  const { side, drop } = earring;
  if (!drop || !swinging) return;
  const { size, pose } = person;
  const [right, up, ahead] = rotated(lobeRotation(side), drop.hingeCm.toArray());
  const hinge: Vector = [pierced[0] + right / size, pierced[1] + up / size, pierced[2] + ahead / size];
  const [x, y, z] = inCamera(hinge, person);
  const metres = size / CM_PER_M;
  const place: Vector = [x * metres, y * metres, z * metres];
  drop.swing(swinging.next({ head: pose.rotation, place, atMs: frame.atMs, motion: frame.motion }));
}

function inCamera(place: Vector, { pose }: WornHead): Vector {
  const [x, y, z] = rotated(pose.rotation, place);
  const [tx, ty, tz] = pose.translation;
  return [x + tx, y + ty, z + tz];
}
