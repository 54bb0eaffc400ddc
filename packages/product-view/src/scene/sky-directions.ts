import type { Direction } from './direction.ts';

/** Radians: a lower light's shadow would reach beyond everything that is seen, and hardly show. */
const LOWEST = 0.6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * So many directions of unit length from which the sky lights flat ground, each with the same share of the light: evenly
 * by the square of the cosine, around a spiral.
 */
export function skyDirections(count: number): readonly Direction[] {
  const widest = Math.cos(LOWEST) ** 2;
  return Array.from({ length: count }, (_, index): Direction => {
    const across = Math.sqrt((widest * (index + 0.5)) / count);
    const angle = index * GOLDEN_ANGLE;
    return [across * Math.cos(angle), Math.sqrt(1 - across * across), across * Math.sin(angle)];
  });
}
