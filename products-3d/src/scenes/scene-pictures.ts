import { sha256 } from '../export/write-glb.ts';
import type { Manifest, ViewRecord } from '../manifest.ts';
import type { WantedPicture } from '../studio/pictures-due.ts';
import { STUDIO_EDITION } from '../studio/lighting.ts';
import type { ScenePlan } from './scene-plan.ts';
import { SCENES } from './scenes.ts';

/** Raised when sets, renderer or film change how scenes look: all of them are then out of date. */
const SCENE_EDITION = 1;

const SOURCE_LENGTH = 16;

/** How a finished scene is exposed. */
export const SCENE_FINENESS = { sizePx: [2400, 1350], samples: 36, threshold: 0.012 } as const;

/** The wide picture, and the upright one that is cut out of it. */
export const SCENE_VIEWS = [
  { view: 'wide', sizePx: [2400, 1350], widths: { avif: [640, 960, 1280, 1600, 2400], webp: [960, 1600] } },
  { view: 'upright', sizePx: [1080, 1350], widths: { avif: [480, 640, 960, 1080], webp: [640, 1080] } },
] as const;

export type SceneView = (typeof SCENE_VIEWS)[number];

/** What a scene is made from: its plan, and the looks in it as their models were built; undefined while one has none. */
export function sceneSource(plan: ScenePlan, { models }: Pick<Manifest, 'models'>): string | undefined {
  const looks = plan.pieces.map(({ product, colour }) => models[product]?.sources?.[colour]);
  if (looks.includes(undefined)) return undefined;
  return sha256(JSON.stringify([STUDIO_EDITION, SCENE_EDITION, SCENE_FINENESS, plan, looks])).slice(
    0,
    SOURCE_LENGTH,
  );
}

/** The columns of the wide picture that are cut out: it is as high as that one. */
export function uprightLeft(uprightAt: number): number {
  const [wide, upright] = [SCENE_VIEWS[0].sizePx[0], SCENE_VIEWS[1].sizePx[0]];
  return Math.min(wide - upright, Math.max(0, Math.round(uprightAt * wide - upright / 2)));
}

/** The manifest with a scene in it. */
export function withScene(manifest: Manifest, { name }: ScenePlan, source: string): Manifest {
  const views = SCENE_VIEWS.map(({ view, sizePx: [width, height], widths }): [string, ViewRecord] => [
    view,
    { width, height, widths: [...widths.avif], webpWidths: [...widths.webp], source },
  ]);
  return { ...manifest, stills: { ...manifest.stills, [name]: { views: Object.fromEntries(views) } } };
}

/** The pictures of every scene, as a check compares them. */
export const SCENE_PICTURES: readonly WantedPicture[] = SCENES.flatMap((plan) =>
  SCENE_VIEWS.map(({ view }) => ({
    set: plan.name,
    view,
    known: (manifest: Manifest) => manifest.stills[plan.name]?.views[view],
    sourceIn: (manifest: Manifest) => sceneSource(plan, manifest),
  })),
);
