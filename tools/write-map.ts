/**
 * Writes the outlines of the map of stores, out of the npm packages that `README.md` beside them names:
 * `node tools/write-map.ts FOLDER/node_modules`
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [packages = ''] = process.argv.slice(2);
const INTO = 'apps/storefront/src/features/stores/map/outlines';

/** The sides of the world's picture and of a tile's, in units of their paths. */
const SIDE = 8192;
/** The world is two to the fourth tiles wide. */
const TILES = 16;
/** A tile says so much of what lies beside it, that no seam is seen. */
const SEAM = 12;
/** What takes less room than this on its triangle (degrees squared) is left out. */
const WORLD_DETAIL = 0.02;
const TILE_DETAIL = 0.000_1;

interface Country {
  readonly properties: { readonly name: string };
}
interface Topology {
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}
interface Projection {
  scale(scale: number): Projection;
  translate(to: readonly [number, number]): Projection;
  clipExtent(box: readonly (readonly [number, number])[]): Projection;
}

const load = createRequire(resolve(packages, 'beside.js'));
const { geoMercator, geoPath } = load('d3-geo');
const { merge, mesh } = load('topojson-client');
const { presimplify, simplify } = load('topojson-simplify');

/** Land in one shape, and the lines between countries. The ice of the south has no stores. */
function read(scale: string, detail: number) {
  const text = readFileSync(join(packages, `world-atlas/countries-${scale}.json`), 'utf8');
  const topology: Topology = simplify(presimplify(JSON.parse(text)), detail);
  const { countries } = topology.objects;
  const shown = countries.geometries.filter(({ properties }) => properties.name !== 'Antarctica');
  const land: unknown = merge(topology, shown);
  const borders: unknown = mesh(topology, countries, (one: unknown, other: unknown) => one !== other);
  return { land, borders };
}

/** A path in whole units, each point told from the one before: half as long. */
function toSteps(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((line) => stepsOf(line))
    .join('');
}

function stepsOf(line: string): string {
  const isClosed = line.endsWith('Z');
  const points = line
    .replace('Z', '')
    .split('L')
    .map((point) => point.split(',').map((part) => Math.round(Number(part))))
    .map(([x = 0, y = 0]) => ({ x, y }));
  const [start] = points;
  const steps = points
    .map(({ x, y }, at) => ({ right: x - (points[at - 1]?.x ?? x), down: y - (points[at - 1]?.y ?? y) }))
    .filter(({ right, down }) => right !== 0 || down !== 0)
    .map(({ right, down }) => `${right} ${down}`);
  if (start === undefined || steps.length < (isClosed ? 2 : 1)) return '';
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

/** A shape as a map in Mercator's projection shows it, on so many sides; the tile begins at `left`, `top`. */
function drawn(shape: unknown, sides: number, tile?: readonly [left: number, top: number]): string {
  const size = SIDE * sides;
  const [left, top] = tile ?? [0, 0];
  const onTile: Projection = geoMercator()
    .precision(0)
    .scale(size / (2 * Math.PI))
    .translate([size / 2 - left * SIDE, size / 2 - top * SIDE]);
  const projection =
    tile === undefined
      ? onTile
      : onTile.clipExtent([
          [-SEAM, -SEAM],
          [SIDE + SEAM, SIDE + SEAM],
        ]);
  return toSteps(geoPath(projection).digits(0)(shape) ?? '');
}

const write = (name: string, outlines: object): void =>
  writeFileSync(join(INTO, `${name}.json`), `${JSON.stringify(outlines)}\n`);

rmSync(INTO, { recursive: true, force: true });
mkdirSync(INTO, { recursive: true });
const world = read('50m', WORLD_DETAIL);
write('world', { land: drawn(world.land, 1), borders: drawn(world.borders, 1) });
const near = read('10m', TILE_DETAIL);
for (let left = 0; left < TILES; left += 1)
  for (let top = 0; top < TILES; top += 1) {
    const land = drawn(near.land, TILES, [left, top]);
    if (land !== '') write(`${left}-${top}`, { land, borders: drawn(near.borders, TILES, [left, top]) });
  }
