/**
 * The look of a lip under lipstick, pixel by pixel and in linear light: the shade as a white card's light would show
 * it, with the light and shade of the bare lip. The graphics card does the same (`lip-shader.ts`); this file is what
 * it is checked against.
 */
import { clamp, smoothstep } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import type { LipFinish } from './finishes.ts';
import { LIP_FEATHER } from './lip-mesh.ts';

/** The values of a lipstick in one picture that are the same for all its pixels. */
export interface LipLook {
  readonly shade: LinearColour;
  readonly finish: LipFinish;
  /** The estimate of what is white in the light on the lips. */
  readonly white: LinearColour;
  /** Mean luminance of the bare lips. */
  readonly mean: number;
  /** The side of the main light: -1 at the picture's left to 1 at its right. */
  readonly side: number;
}

/** A place of the lips (see `lipMesh`), and the luminance of the bare lips around it. */
export interface LipPlace {
  readonly inside: number;
  readonly fromOpening: number;
  readonly along: number;
  readonly lip: number;
  readonly base: number;
}

/** Fine light and shade beyond these limits are noise, hair or something that is no lip. */
export const LIP_FINE = { least: 0.12, most: 2.5 } as const;
/** Broad light and shade beyond these limits are something that is no lip. */
export const LIP_BROAD = { least: 0.25, most: 2 } as const;
/** The distance inside the edge from which everything is lip, in distances between the pupils. */
export const EDGE = 0.04;
/** Dark parts are lit by light from the lips themselves, and have more of their colour. */
export const BOUNCE = 0.5;
/** Light above this share of the lip's own counts as its gloss. */
export const LIP_GLOSS_FROM = 1.18;

/**
 * The place of the glints: how far across from the lip's edge to the mouth, their width there, how far along from the
 * middle towards the light, and their width in that direction.
 */
export const GLINTS = {
  lower: { across: 0.46, acrossWidth: 0.13, towardsLight: 0.34, alongWidth: 0.3 },
  upper: { across: 0.3, acrossWidth: 0.09, bow: 0.17, alongWidth: 0.1 },
} as const;

export function paintedLip(bare: LinearColour, place: LipPlace, look: LipLook): LinearColour {
  const { finish, shade, white } = look;
  const light = luminanceOf(bare);
  const fine = fineLight(light / Math.max(place.base, 1e-4), place.inside);
  const form = broadLight(place.base / Math.max(look.mean, 1e-4)) ** finish.form;
  const lit = Math.max(fine - 1, 0);
  const texture = Math.min(fine, 1) ** finish.creases * (1 + (finish.lights * lit) / (1 + lit));
  const gloss = finish.gloss * Math.max(fine - LIP_GLOSS_FROM, 0) * place.base;
  const glint = finish.glints * glintAt(place, look.side, fine);
  const coverage = lipCoverage(place);
  const dark = 1 - Math.min(form * texture, 1);
  const most = Math.max(...shade, 1e-4);
  const channel = (k: 0 | 1 | 2) => {
    const bounced = (Math.max(shade[k], 1e-4) / most) ** (BOUNCE * dark);
    const colour = shade[k] * bounced * white[k] * form * texture;
    const worn = bare[k] + finish.opacity * (colour - bare[k]) + white[k] * glint + gloss;
    return bare[k] + coverage * (Math.min(worn, 1) - bare[k]);
  };
  return [channel(0), channel(1), channel(2)];
}

/**
 * The light on a part of the lips, from its brightness beside their mean. A lower lip is also brighter by its own,
 * paler colour, most of all on deep skin: the brighter it is, the less of the difference is light.
 */
function broadLight(share: number): number {
  const lit = Math.max(Math.min(share, LIP_BROAD.most) - 1, 0);
  return clamp(share, LIP_BROAD.least, 1) + lit / (1 + lit);
}

/** Light and shade finer than the lips' own. A bright spot at the very edge is skin that shines through. */
function fineLight(share: number, inside: number): number {
  const held = clamp(share, LIP_FINE.least, LIP_FINE.most);
  const lit = Math.max(held - 1, 0);
  return held - lit * (1 - smoothstep(0, EDGE, inside));
}

/** The coverage of lipstick at a place: soft at the lips' edge, and at the opening only where there is one. */
export function lipCoverage({ inside, fromOpening }: LipPlace): number {
  const half = LIP_FEATHER / 2;
  return smoothstep(-half, half, inside) * smoothstep(0, LIP_FEATHER, fromOpening);
}

/** Light mirrored by wet lips, 0 to 1: a long glint on the lower lip, two small ones on the bow, broken by creases. */
function glintAt({ inside, fromOpening, along, lip }: LipPlace, side: number, fine: number): number {
  const across = inside / Math.max(inside + fromOpening, 1e-4);
  const { lower, upper } = GLINTS;
  const below =
    bell((across - lower.across) / lower.acrossWidth) *
    bell((along - lower.towardsLight * side) / lower.alongWidth);
  const above =
    bell((across - upper.across) / upper.acrossWidth) *
    bell((Math.abs(along) - upper.bow) / upper.alongWidth);
  const there =
    Math.max(-lip, 0) * below + 0.6 * Math.max(lip, 0) * above * (1 + 0.5 * side * Math.sign(along));
  return smoothstep(0.38, 1.2, there * (0.3 + 0.7 * fine));
}

const bell = (x: number): number => Math.exp(-x * x);
