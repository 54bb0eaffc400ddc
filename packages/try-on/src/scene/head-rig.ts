import { type BufferGeometry, Group } from 'three';
import type { CameraModel } from '../pose/camera-model.ts';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { createEarWatch, NOTHING_COVERED, type WatchedEars } from '../pose/ear-watch.ts';
import { lightOn } from '../pose/face-light.ts';
import { headInPicture } from '../landmarks/head-in-picture.ts';
import { solveHead } from '../pose/head-pose.ts';
import { createPoseFilter, type WornHead } from '../pose/pose-filter.ts';
import { rotated, type Vector } from '../geometry/rotation.ts';
import type { Frame } from './frame.ts';
import { createHairCover } from './hair-cover.ts';
import { createOccluders } from './occluders.ts';
import type { PictureScene } from './picture-scene.ts';

/**
 * The head that is followed: its pose, and the parts of it that hide things. Everything that is worn on it shares it.
 */
export interface HeadRig {
  /** The head's own frame: centimetres of the canonical face. Not drawn where no head is seen. */
  readonly group: Group;
  /** The average face, which measured shapes are compared with. */
  readonly face: CanonicalFace;
  /** What hair hides in the frame that was placed last. */
  readonly hairOver: () => WatchedEars;
  /** This person's face, for what is drawn onto the skin. */
  readonly faceGeometry: BufferGeometry;
  /**
   * The steadied pose of the head, solved once for each frame. Lights the scene. Where the shopper places by hand and
   * something `isWorn`, a head that is not seen is assumed.
   */
  place(frame: Frame, isWorn?: boolean): WornHead | undefined;
  reset(): void;
  dispose(): void;
}

/** The direction in which a head looks, in its own frame. */
const AHEAD: Vector = [0, 0, 1];

/** `parent` is in camera space. */
export function createHeadRig(face: CanonicalFace, pictureScene: PictureScene, parent: Group): HeadRig {
  const group = new Group();
  const occluders = createOccluders(face);
  const hair = createHairOver(face, pictureScene);
  group.add(occluders.group, hair.mesh);
  group.visible = false;
  parent.add(group);
  const filter = createPoseFilter();
  let last: { readonly frame: Frame; readonly head: WornHead | undefined } | undefined;

  const steadied = (frame: Frame): WornHead | undefined => {
    const head = headIn(frame, face);
    if (!head) filter.reset();
    return head && filter.next(head, frame.atMs);
  };
  const show = (head: WornHead | undefined) => {
    group.visible = head !== undefined;
    if (!head) return;
    group.position.set(...head.pose.translation);
    group.quaternion.set(...head.pose.rotation);
    occluders.shape(head.shape);
    pictureScene.light(head.light, rotated(head.pose.rotation, AHEAD));
  };

  return {
    group,
    face,
    faceGeometry: occluders.faceGeometry,
    hairOver: () => hair.watched(),
    place(frame, isWorn = false) {
      if (last?.frame !== frame) {
        last = { frame, head: steadied(frame) };
        show(last.head);
        hair.watch(frame, last.head);
      }
      if (!last.head && isWorn && frame.byHand) {
        last = { frame, head: assumedHead(frame.camera, face) };
        show(last.head);
      }
      return last.head;
    },
    reset() {
      last = undefined;
      filter.reset();
      hair.reset();
    },
    dispose() {
      group.removeFromParent();
      occluders.dispose();
      hair.dispose();
    },
  };
}

/** Steadies the ears from frame to frame, and draws hair that hangs over them onto what is worn. */
function createHairOver(face: CanonicalFace, pictureScene: PictureScene) {
  const cover = createHairCover(pictureScene.shown);
  const ears = createEarWatch();
  let watched = NOTHING_COVERED;
  return {
    mesh: cover.mesh,
    watched: () => watched,
    watch({ detection, atMs, motion }: Frame, head: WornHead | undefined) {
      if (detection.face && head) {
        watched = ears.next(detection.face.ears, { atMs, motion });
        cover.lay(watched, headInPicture(detection.face.landmarks, face), head.pose);
        return;
      }
      watched = NOTHING_COVERED;
      ears.reset();
      cover.hide();
    },
    reset: () => ears.reset(),
    dispose: () => cover.dispose(),
  };
}

/** As a share of the picture's shorter side: a face in a portrait. */
const ASSUMED_SHARE = 0.36;
const FACE_WIDTH = 15.3;

/** The average head in the middle of the picture, looking at the camera. */
function assumedHead({ widthPx, heightPx, focalPx }: CameraModel, face: CanonicalFace): WornHead {
  const distance = (focalPx * FACE_WIDTH) / (ASSUMED_SHARE * Math.min(widthPx, heightPx));
  return {
    pose: { rotation: [0, 0, 0, 1], translation: [0, 0, -distance] },
    size: 1,
    shape: Float32Array.from(face.positions),
    light: { strength: 1, azimuth: 0 },
  };
}

function headIn({ detection, camera }: Frame, face: CanonicalFace): WornHead | undefined {
  if (!detection.face) return undefined;
  const { pose, size, shape } = solveHead({ landmarks: detection.face.landmarks, face, camera });
  return { pose, size, shape, light: lightOn(detection, { shape, rotation: pose.rotation }, face) };
}
