import type { Group } from 'three';
import { parseCanonicalFace } from '../landmarks/canonical-face.ts';
import { createHeadRig, type HeadRig } from '../scene/head-rig.ts';
import type { Surroundings } from './kind.ts';

/** The rigs, each made at its first use and shared by everything that hangs on it. */
export interface Rigs {
  head(this: void): Promise<HeadRig | undefined>;
  reset(): void;
  dispose(): void;
}

export function createRigs(
  { pictureScene, json }: Pick<Surroundings, 'pictureScene' | 'json'>,
  group: Group,
): Rigs {
  let head: HeadRig | undefined;
  let heading: Promise<HeadRig | undefined> | undefined;
  const makeHead = async () => {
    const face = parseCanonicalFace(await json('canonical-face'));
    head = face && createHeadRig(face, pictureScene, group);
    if (!head) heading = undefined;
    return head;
  };

  return {
    head: () => (heading ??= makeHead()),
    reset: () => head?.reset(),
    dispose: () => head?.dispose(),
  };
}
