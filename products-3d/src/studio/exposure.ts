import type { ExrPicture, Plane } from './exr.ts';
import { blended, eachOf, type Triple } from './planes.ts';

/**
 * What the renderer exposes: light by the way it took, premultiplied by coverage, and what is known of the surfaces
 * it came from. A scene is exposed twice with other random numbers, so that the two tell how grainy they are.
 */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly coverage: Plane;
  /** Light that surfaces scatter, their colour included. */
  readonly diffuse: Triple;
  readonly diffuseColour: Triple;
  /** Light that surfaces mirror, their colour included. */
  readonly gloss: Triple;
  readonly glossColour: Triple;
  /** What is left: light that shone through or came from a surface itself. */
  readonly rest: Triple;
  readonly normal: Triple;
  /** Along the view, 1 for twice the longest side of the product. */
  readonly depth: Plane;
  /** Coverage of every paint slot. */
  readonly masks: readonly Plane[];
}

const tripleOf = ({ channel }: ExrPicture, name: string): Triple => [
  channel(`${name}.R`),
  channel(`${name}.G`),
  channel(`${name}.B`),
];

/** Cycles keeps light and colour of the surface apart; their product is what reached the film. */
function lightBy(picture: ExrPicture, way: 'Diff' | 'Gloss', colour: Triple): Triple {
  const [direct, indirect] = [tripleOf(picture, `${way}Dir`), tripleOf(picture, `${way}Ind`)];
  return eachOf(colour, (plane, channel) => {
    const light = blended(direct[channel] ?? plane, indirect[channel] ?? plane, (a, b) => a + b);
    return blended(light, plane, (amount, share) => amount * share);
  });
}

/** Sorts the passes of a rendered picture. */
export function exposureFrom(picture: ExrPicture, paintLayers: readonly string[]): Exposure {
  const { width, height, channel } = picture;
  const [diffuseColour, glossColour] = [tripleOf(picture, 'DiffCol'), tripleOf(picture, 'GlossCol')];
  const diffuse = lightBy(picture, 'Diff', diffuseColour);
  const gloss = lightBy(picture, 'Gloss', glossColour);
  const rest = eachOf(tripleOf(picture, 'Combined'), (whole, i) =>
    blended(
      blended(whole, diffuse[i] ?? whole, (a, b) => a - b),
      gloss[i] ?? whole,
      (a, b) => a - b,
    ),
  );
  return {
    width,
    height,
    coverage: channel('Combined.A'),
    diffuse,
    diffuseColour,
    gloss,
    glossColour,
    rest,
    normal: [channel('Normal.X'), channel('Normal.Y'), channel('Normal.Z')],
    depth: channel('Mist.Z'),
    masks: paintLayers.map((layer) => channel(`${layer}.X`)),
  };
}
