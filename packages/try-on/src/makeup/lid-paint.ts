/**
 * The look of a lid under eyeshadow, pixel by pixel and in linear light: layers of powder, each as a white card's
 * light would show it, with the skin's own light and shade, lashes and liner. The graphics card does the same
 * (`lid-shader.ts`); this file is what it is checked against.
 */
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import type { LidFinish } from './finishes.ts';
import type { LidPlace, Window } from './lid-places.ts';
import { smoothstep } from '../geometry/numbers.ts';

export interface LidLayer {
  readonly shade: LinearColour;
  readonly finish: LidFinish;
  readonly place: LidPlace;
}

/** The values of an eyeshadow in one picture that are the same for all its pixels. */
export interface LidLook {
  /** In the order they are laid on. */
  readonly layers: readonly LidLayer[];
  /** The estimate of what is white in the light on the lids. */
  readonly white: LinearColour;
  /** Mean luminance of the bare lids. */
  readonly mean: number;
  /** How well single flakes can be seen in the picture, 0 to 1. */
  readonly flakes: number;
}

/** Powder shows the skin's light and shade between these limits. */
export const LID_FINE = { least: 0.04, most: 1.7 } as const;
/** The part of the curved lid that reflects light to the camera. */
export const SHEEN = { high: 0.26, highWidth: 0.2, out: 0.5, outWidth: 0.34 } as const;
/**
 * Flakes lie in a grid that belongs to the skin, at most one in each field; the number of fields across and up the
 * lid.
 */
export const FLAKES = { across: 46, up: 24, missing: 0.5, radius: 0.34 } as const;

/** Powder up to so many times as bright as the bare lid hides what it can; brighter powder lets more through. */
const HIDES_UP_TO = 2.2;

/**
 * The share of the skin that a layer hides where it is thickest, 0 to 1. Powder is thin: a pale one on a deep or
 * dimly lit lid is a veil, and would glow if it hid as much as on a fair lid.
 */
export function lidOpacity({ shade, finish }: LidLayer, look: Pick<LidLook, 'white' | 'mean'>): number {
  const powder = shade.map((channel, k) => channel * (look.white[k] ?? 0));
  const brighter = luminanceOf([powder[0] ?? 0, powder[1] ?? 0, powder[2] ?? 0]) / Math.max(look.mean, 1e-4);
  return finish.opacity * Math.min(1, HIDES_UP_TO / Math.max(brighter, 1e-4)) ** 0.5;
}

export interface LidSpot {
  readonly out: number;
  readonly high: number;
}

export function paintedLid(bare: LinearColour, spot: LidSpot, look: LidLook): LinearColour {
  const fine = Math.max(
    LID_FINE.least,
    Math.min(LID_FINE.most, luminanceOf(bare) / Math.max(look.mean, 1e-4)),
  );
  const bulge =
    bell((spot.high - SHEEN.high) / SHEEN.highWidth) * bell((spot.out - SHEEN.out) / SHEEN.outWidth);
  const flake = look.flakes * flakeAt(spot);
  return look.layers.reduce<LinearColour>((under, layer) => {
    const { shade, finish, place } = layer;
    const coverage = lidCoverage(spot, place) * lidOpacity(layer, look);
    const light = fine * (1 + finish.sheen * bulge);
    const channel = (k: 0 | 1 | 2) => {
      const sparkle = finish.sparkle * flake * (0.5 + 0.5 * shade[k]) * Math.min(fine, 1);
      const powder = Math.min(look.white[k] * (shade[k] * light + sparkle), 1);
      return under[k] + coverage * (powder - under[k]);
    };
    return [channel(0), channel(1), channel(2)];
  }, bare);
}

/**
 * A field of flakes is about this share of the distance between the pupils; below the first number of pixels no flake
 * is seen.
 */
const FIELD_SHARE = 0.45 / FLAKES.across;
const FIELD_PX = [0.6, 2.1] as const;

/** How well flakes can be seen at this distance between the pupils, in pixels of the picture; 0 to 1. */
export function flakesSeen(eyeDistancePx: number): number {
  return smoothstep(FIELD_PX[0], FIELD_PX[1], FIELD_SHARE * eyeDistancePx);
}

/** The coverage of a layer at a spot, 0 to 1. */
export function lidCoverage({ out, high }: LidSpot, { out: across, high: up, rise }: LidPlace): number {
  const height = high > 0 ? high / (1 + rise * out * out) : high;
  return inWindow(out, across) * inWindow(height, up);
}

const inWindow = (value: number, [from, full, until, to]: Window): number =>
  smoothstep(from, full, value) * (1 - smoothstep(until, to, value));

/**
 * The brightness of a flake at a spot of the lid, 0 to 1. It is always the same there, so that it moves with the
 * skin.
 */
function flakeAt({ out, high }: LidSpot): number {
  const [x, y] = [out * FLAKES.across, (high + 1) * FLAKES.up];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [there, right, down] = [
    chance(column, row),
    chance(row + 7, column + 3),
    chance(column + 19, row + 11),
  ];
  const distance = Math.hypot(x - column - 0.3 - 0.4 * right, y - row - 0.3 - 0.4 * down);
  const bright = Math.max(there - FLAKES.missing, 0) / (1 - FLAKES.missing);
  return bright * (1 - smoothstep(0, FLAKES.radius, distance));
}

/** A pseudo-random number from 0 to 1 for two whole ones, the same on every graphics card. */
function chance(one: number, other: number): number {
  const mixed = part(one * 0.1731 + other * 0.3137) * (one * 1.37 + other * 2.71 + 31.7);
  return part(mixed);
}

const part = (value: number): number => value - Math.floor(value);
const bell = (x: number): number => Math.exp(-x * x);
