import { Vector3, Vector4 } from 'three';
import { linearOf } from '../../colour/linear-colour.ts';
import { bareLids } from '../../makeup/bare-lids.ts';
import { eyeDistancePx } from '../../makeup/contours.ts';
import { EYE_ATTRIBUTES, EYE_TRIANGLES, eyeMesh } from '../../makeup/eye-mesh.ts';
import { LID_FINISHES } from '../../makeup/finishes.ts';
import { flakesSeen, type LidLayer, type LidLook, lidOpacity } from '../../makeup/lid-paint.ts';
import { LID_PLACES, placesOf } from '../../makeup/lid-places.ts';
import { LID_GLSL, MOST_LAYERS } from '../../makeup/lid-shader.ts';
import { createRegionGeometry } from '../../makeup/region-geometry.ts';
import { skinColour, whiteBalance } from '../../makeup/white-balance.ts';
import type { WornOf } from '../../worn-product.ts';
import { openFacePaint } from '../face-paint.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';

/** One to four shades of a palette on the lids. Several palettes are laid over each other, the last on top. */
export const EYESHADOWS: Kind<'eyeshadows'> = {
  type: 'eyeshadows',
  sees: ['face'],
  open: (surroundings) => Promise.resolve(openEyeshadows(surroundings)),
};

function openEyeshadows(surroundings: Surroundings): KindRenderer<'eyeshadows'> {
  const region = createRegionGeometry(EYE_TRIANGLES, EYE_ATTRIBUTES, eyeMesh(new Float32Array(0)));
  const uniforms = createUniforms();
  return openFacePaint(surroundings, {
    region,
    glsl: LID_GLSL,
    uniforms,
    attributes: EYE_ATTRIBUTES,
    liesUnderGlasses: true,
    lookOf: layersOf,
    lay(layers, { landmarks, colours }, frame) {
      region.update(eyeMesh(landmarks));
      const skin = skinColour(colours);
      const lids = bareLids(colours, skin, whiteBalance(skin, frame.detection.luminance.bright));
      setUniforms(uniforms, { ...lids, layers, flakes: flakesSeen(eyeDistancePx(landmarks)) });
    },
  });
}

/** Undefined where a palette cannot be worn, or where all palettes together have too many shades. */
function layersOf(palettes: readonly WornOf<'eyeshadows'>[]): readonly LidLayer[] | undefined {
  const layout = palettes.map(paletteLayers);
  const layers = layout.flatMap((one) => one ?? []);
  return layout.includes(undefined) || layers.length > MOST_LAYERS ? undefined : layers;
}

/** Undefined where a colour cannot be read, or where there are none or too many. */
function paletteLayers({ shades }: WornOf<'eyeshadows'>): readonly LidLayer[] | undefined {
  const places = placesOf(shades.length);
  const layers = shades.flatMap(({ colour, finish, place }, index): readonly LidLayer[] => {
    const shade = linearOf(colour);
    const usual = places[index];
    return shade && usual ? [{ shade, finish: LID_FINISHES[finish], place: LID_PLACES[place ?? usual] }] : [];
  });
  return layers.length === shades.length && layers.length > 0 ? layers : undefined;
}

const perLayer = <Value>(make: () => Value) => ({ value: Array.from({ length: MOST_LAYERS }, make) });

function createUniforms() {
  return {
    shades: perLayer(() => new Vector3()),
    across: perLayer(() => new Vector4()),
    up: perLayer(() => new Vector4()),
    traits: perLayer(() => new Vector4()),
    white: { value: new Vector3() },
    mean: { value: 1 },
    flakes: { value: 0 },
  };
}

function setUniforms(uniforms: ReturnType<typeof createUniforms>, look: LidLook): void {
  uniforms.white.value.set(...look.white);
  uniforms.mean.value = look.mean;
  uniforms.flakes.value = look.flakes;
  uniforms.traits.value.forEach((traits, index) => {
    const layer = look.layers[index];
    if (!layer) return traits.set(0, 0, 0, 0);
    const { shade, finish, place } = layer;
    uniforms.shades.value[index]?.set(...shade);
    uniforms.across.value[index]?.set(...place.out);
    uniforms.up.value[index]?.set(...place.high);
    return traits.set(lidOpacity(layer, look), finish.sheen, finish.sparkle, place.rise);
  });
}
