import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DoubleSide, Mesh, MeshBasicMaterial, type Vector3 } from 'three';
import { ASSORTMENT, type Product } from '../assortment.ts';
import { cameraFor, sightOf } from '../studio/camera.ts';
import { compose, placementsFor } from '../studio/composition.ts';
import { PORTRAIT_PX, type ViewName } from '../studio/shot.ts';
import { shotsOf } from '../studio/shots.ts';
import { findPlace, isSeen, onModel, outlineOfPlace, type Place } from './place.ts';
import { PLACES } from './places.ts';

type Pair = readonly [x: number, y: number];
type Triple = readonly [x: number, y: number, z: number];

/** A place as the house's file of the product says it. */
interface WrittenPlace {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly onPicture: readonly Pair[];
  readonly bentOnPicture?: readonly Pair[];
  readonly onModel: {
    readonly centre: Triple;
    readonly across: Triple;
    readonly up: Triple;
    readonly radius?: number;
  };
}

const MM_PER_METRE = 1000;
const CORNERS = 4;
const DECIMALS = 5;

/** The file that a house keeps of a product. */
export const fileOfProduct = (id: string): string =>
  fileURLToPath(new URL(`../../../packages/database/house/products/${id}.json`, import.meta.url));

/** What the command reads of it and changes in it. */
interface ProductFile {
  readonly personalisation: {
    readonly view: ViewName;
    readonly positions: readonly ({ readonly code: string } & Partial<WrittenPlace>)[];
  };
}

export const readProduct = async (id: string): Promise<ProductFile> =>
  JSON.parse(await readFile(fileOfProduct(id), 'utf8'));

const rounded = (value: number): number => Number(value.toFixed(DECIMALS)) + 0;
const tripleOf = ({ x, y, z }: Vector3): Triple => [rounded(x), rounded(y), rounded(z)];

function productOf(id: string): Product {
  const product = ASSORTMENT.find((one) => one.id === id);
  if (!product) throw new Error(`There is no ${id}`);
  return product;
}

/** The piece as something that beams meet. */
function meshesOf({ archetype }: Product): readonly Mesh[] {
  const material = new MeshBasicMaterial({ side: DoubleSide });
  return archetype.build('hero').parts.map(({ geometry }) => new Mesh(geometry, material));
}

/** Where the letters of a product stand, by the code of the position, on its model and in the pictures of a view. */
export async function placesOf(id: string, view: ViewName): Promise<ReadonlyMap<string, WrittenPlace>> {
  const product = productOf(id);
  const shot = shotsOf(product)[view];
  if (!shot) throw new Error(`${id} is not photographed from its ${view}`);
  const piece = { product: id, archetype: product.archetype, colour: product.looks[0].colour };
  const composition = await compose(placementsFor(piece, shot));
  const camera = cameraFor(shot, composition, PORTRAIT_PX);
  const seenAt = sightOf(camera, PORTRAIT_PX);
  const eye = camera.at.clone().applyMatrix4(composition.toStudio.clone().invert());
  const inPicture = (point: Vector3): Pair => {
    const [x, y] = seenAt(point.clone().applyMatrix4(composition.toStudio));
    return [rounded(x), rounded(y)];
  };
  const meshes = meshesOf(product);
  return new Map(
    (PLACES[id] ?? []).map((wanted) => {
      const place = findPlace(meshes, wanted);
      const outline = outlineOfPlace(meshes, place);
      if (!outline.every((point) => isSeen(meshes, eye, point)))
        throw new Error(`${id}: the position ${wanted.position} is not seen whole in the ${view} picture`);
      const ofModel = findPlace(meshes, onModel(wanted));
      return [wanted.position, writtenPlace(ofModel, outline.map(inPicture))];
    }),
  );
}

function writtenPlace(place: Place, outline: readonly Pair[]): WrittenPlace {
  const { centre, across, up, widthMm, heightMm, radiusMm } = place;
  return {
    widthMm,
    heightMm,
    onPicture: outline.slice(0, CORNERS),
    ...(radiusMm !== undefined && { bentOnPicture: outline.slice(CORNERS) }),
    onModel: {
      centre: tripleOf(centre.clone().divideScalar(MM_PER_METRE)),
      across: tripleOf(across),
      up: tripleOf(up),
      ...(radiusMm !== undefined && { radius: rounded(radiusMm / MM_PER_METRE) }),
    },
  };
}
