import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { developedScene } from './scenes/develop-scene.ts';
import { exposedScene } from './scenes/expose-scene.ts';
import { SCENES } from './scenes/scenes.ts';

const USAGE = 'node src/preview-scene.ts <scene> <folder> [width] [samples]';

const [name = '', folder, width = '640', samples = '16'] = process.argv.slice(2);
const plan = SCENES.find((scene) => scene.name === name);
if (!plan || !folder) throw new Error(`${USAGE}\n${SCENES.map((scene) => scene.name).join('\n')}`);
const sizePx = [Number(width), Math.round((Number(width) * 9) / 16)] as const;
const started = performance.now();
const film = await exposedScene(
  plan,
  { sizePx, samples: Math.max(1, Math.round(Number(samples) / 2)), threshold: 0.03 },
  `${folder}/${name}`,
);
const file = `${folder}/${name}.png`;
await sharp(developedScene(film, plan.development), {
  raw: { width: film.width, height: film.height, channels: 3 },
})
  .png()
  .toFile(file);
process.stdout.write(`${file}: ${Math.round((performance.now() - started) / 1000)} s\n`);
