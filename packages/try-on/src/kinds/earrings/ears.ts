import type { BodySide } from '../../landmarks/landmarks.ts';
import { Group } from 'three';
import type { CanonicalFace } from '../../landmarks/canonical-face.ts';
import type { WatchedEars } from '../../pose/ear-watch.ts';
import { createLobeWatch, type LobeWatch } from './lobe-watch.ts';
import { lobeRotation, looksAtCamera } from '../../pose/lobes.ts';
import type { WornHead } from '../../pose/pose-filter.ts';
import { rotated, type Vector } from '../../geometry/rotation.ts';
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
  /** Places the lobes on this head. An ear that looks away, or that hair covers, shows nothing. */
  place(person: WornHead, frame: Frame, hair: WatchedEars): void;
  /** Something would show, but hair hangs over it. */
  areCovered(): boolean;
  reset(): void;
  dispose(): void;
}

/** One lobe. Its frame lies in the middle of the lobe, +Z out of its front, real centimetres. */
interface Ear {
  readonly side: BodySide;
  readonly group: Group;
  hung: readonly Hung[];
  didLook: boolean;
  isCovered: boolean;
}

interface Hung {
  readonly earring: HungEarring;
  readonly swinging: Swinging | undefined;
}

export function createEars(face: CanonicalFace): Ears {
  const lobes = createLobeWatch(face);
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
    place(person, frame, hair) {
      for (const ear of ears) placeEar(ear, lobes, { person, frame, hair });
    },
    areCovered() {
      const shown = ears.filter(({ didLook, hung }) => didLook && hung.length > 0);
      return shown.length > 0 && shown.every(({ isCovered }) => isCovered);
    },
    reset() {
      lobes.reset();
      for (const ear of ears) {
        ear.didLook = ear.isCovered = false;
        for (const { swinging } of ear.hung) swinging?.reset();
      }
    },
    dispose: () => occluders.dispose(),
  };
}

function earOn(side: BodySide): Ear {
  const group = new Group();
  group.quaternion.set(...lobeRotation(side));
  return { side, group, hung: [], didLook: false, isCovered: false };
}

function swingingOf({ side, drop }: HungEarring): Swinging | undefined {
  return drop && createSwinging(side, drop.lengthM);
}

function placeEar(ear: Ear, lobes: LobeWatch, { person, frame, hair }: Moment): void {
  const { pierced } = lobes.lobe(ear.side, { ...person, frame });
  const place = inCamera(pierced, person);
  ear.didLook = looksAtCamera(ear.side, { head: person.pose.rotation, place, didBefore: ear.didLook });
  ear.isCovered = hair[ear.side].isLobeCovered;
  ear.group.visible = ear.didLook && !ear.isCovered && ear.hung.length > 0;
  ear.group.position.set(...pierced);
  ear.group.scale.setScalar(1 / person.size);
  for (const hung of ear.hung) swing(hung, pierced, { person, frame });
}

interface Moment {
  readonly person: WornHead;
  readonly frame: Frame;
  readonly hair: WatchedEars;
}

const CM_PER_M = 100;

function swing({ earring, swinging }: Hung, pierced: Vector, { person, frame }: Omit<Moment, 'hair'>): void {
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
