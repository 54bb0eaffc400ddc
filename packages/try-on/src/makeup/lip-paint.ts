/**
 * What a lip looks like under lipstick, pixel by pixel and in linear light: the shade as a white card's light would show
 * it, with the light and shade that the bare lip has. The graphics card does the same (`lip-shader.ts`); this is what it
 * is checked against.
 */
import { clamp, smoothstep } from '../geometry/numbers.ts';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import type { LipFinish } from './finishes.ts';
import { LIP_FEATHER } from './lip-mesh.ts';

/** Everything about a lipstick in one picture that is the same for all its pixels. */
export interface LipLook {
  readonly shade: LinearColour;
  readonly finish: LipFinish;
  /** What white would be in the light on the lips. */
  readonly white: LinearColour;
  /** Mean luminance of the bare lips. */
  readonly mean: number;
  /** Where the main light stands: -1 at the picture's left to 1 at its right. */
  readonly side: number;
}

/** A place of the lips (see `lipMesh`), and how bright the bare lips are around it. */
export interface LipPlace {
  readonly inside: number;
  readonly fromOpening: number;
  readonly along: number;
  readonly lip: number;
  readonly base: number;
}

/** Fine light and shade beyond these are noise, hair or something that is no lip. */
export const LIP_FINE = { least: 0.12, most: 2.5 } as const;
/** Broad light and shade beyond these are something that is no lip. */
export const LIP_BROAD = { least: 0.25, most: 2 } as const;
/** So far inside the edge lips are lips, in distances between the pupils. */
export const EDGE = 0.04;
/** Light that reaches what is dark was thrown there by the lips themselves, and has more of their colour. */
export const BOUNCE = 0.5;
/** Light above this share of the lip's own is taken for its gloss. */
export const LIP_GLOSS_FROM = 1.18;

/**
 * Where glints lie: how far across from the lip's edge to the mouth, how wide they are there, how far along from the
 * middle towards the light, and how wide that way.
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
 * Light on a part of the lips, by how bright it is beside their mean. A lower lip is brighter by its own, paler colour
 * too, on deep skin most of all: the brighter it is, the less of that is light.
 */
function broadLight(share: number): number {
  const lit = Math.max(Math.min(share, LIP_BROAD.most) - 1, 0);
  return clamp(share, LIP_BROAD.least, 1) + lit / (1 + lit);
}

/** Light and shade finer than the lips' own. What is bright at the very edge is skin that shines through. */
function fineLight(share: number, inside: number): number {
  const held = clamp(share, LIP_FINE.least, LIP_FINE.most);
  const lit = Math.max(held - 1, 0);
  return held - lit * (1 - smoothstep(0, EDGE, inside));
}

/** How much of a place lipstick is on: soft at the lips' edge, and at the opening only where there is one. */
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
