import { clamp } from '../geometry/numbers.ts';

/** Red, green and blue in linear light, of sRGB's primaries; 1 is white. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** The sRGB curve (IEC 61966-2-1), from encoded to linear; both 0 to 1. */
export function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB curve, from linear to encoded; both 0 to 1, and what lies beyond is cut off. */
export function encoded(value: number): number {
  const held = clamp(value, 0, 1);
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

/** Relative luminance, by the weights of sRGB's primaries. */
export function luminanceOf([red, green, blue]: LinearColour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const HEX = /^#(?<red>[0-9a-f]{2})(?<green>[0-9a-f]{2})(?<blue>[0-9a-f]{2})$/iu;

/** A colour written `#rrggbb`; undefined if it is written otherwise. */
export function linearOf(hex: string): LinearColour | undefined {
  const { red, green, blue } = HEX.exec(hex)?.groups ?? {};
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [channel(red), channel(green), channel(blue)];
}

const channel = (digits: string): number => decoded(Number.parseInt(digits, 16) / 255);
