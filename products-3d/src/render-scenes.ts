import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { changeManifest, readManifest } from './manifest.ts';
import { developedScene } from './scenes/develop-scene.ts';
import { exposedScene } from './scenes/expose-scene.ts';
import { saveScene } from './scenes/save-scene.ts';
import { SCENE_FINENESS, sceneSource, withScene } from './scenes/scene-pictures.ts';
import type { ScenePlan } from './scenes/scene-plan.ts';
import { SCENES } from './scenes/scenes.ts';

/** Takes the scenes that are missing or old, one after the other; broken off, it goes on with the one it was at. */
const WORK_FOLDER = `${tmpdir()}/vitrine-scenes`;

async function take(plan: ScenePlan): Promise<void> {
  const manifest = await readManifest();
  const source = sceneSource(plan, manifest);
  if (source === undefined) throw new Error('a piece in it has no model: node src/build-models.ts');
  if (manifest.stills[plan.name]?.views['wide']?.source === source) return;
  const started = performance.now();
  const folder = `${WORK_FOLDER}/${plan.name}`;
  const film = await exposedScene(plan, SCENE_FINENESS, folder);
  const rgb = developedScene(film, plan.development);
  await saveScene({ width: film.width, height: film.height, rgb }, plan);
  await changeManifest((latest) => withScene(latest, plan, source));
  await rm(folder, { recursive: true });
  process.stdout.write(`${plan.name}: ${Math.round((performance.now() - started) / 60_000)} min\n`);
}

/** Those that are named, in that order; else all. */
function wanted(names: readonly string[]): readonly ScenePlan[] {
  if (names.length === 0) return SCENES;
  return names.map((name) => {
    const plan = SCENES.find((scene) => scene.name === name);
    if (!plan) throw new Error(`There is no scene ${name}`);
    return plan;
  });
}

for (const plan of wanted(process.argv.slice(2))) {
  await take(plan).catch((error: unknown) => {
    process.exitCode = 1;
    process.stderr.write(`${plan.name}: ${error instanceof Error ? error.message : String(error)}\n`);
  });
}
