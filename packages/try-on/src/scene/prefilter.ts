import { clamp } from '../geometry/numbers.ts';

/**
 * Radiance as surfaces of some roughness mirror it: averaged over the lobe of the GGX distribution, seen along the
 * normal, as physical materials expect it (B. Karis, “Real Shading in Unreal Engine 4”, 2013). A profile that is the
 * same all around an axis stays so at any roughness, so a table over the cosine holds it.
 */
export type Profile = (cosine: number) => number;

const TABLE_STEPS = 64;
/** Directions in a lobe: rings around its middle, and half of each ring, because the other half is its mirror image. */
const RINGS = 48;
const PER_HALF_RING = 6;

interface Direction {
  /** The share along the lobe's axis, and along the axis beside it that points to the profile's own. */
  readonly along: number;
  readonly beside: number;
}

/** The profile as a surface of this roughness (0 to 1) sees it. */
export function prefiltered(profile: Profile, roughness: number): Profile {
  if (roughness === 0) return profile;
  const lobe = directionsIn(roughness);
  const weight = lobe.reduce((sum, { along }) => sum + along, 0);
  const table = Array.from({ length: TABLE_STEPS + 1 }, (_, step) => {
    const cosine = (2 * step) / TABLE_STEPS - 1;
    const sine = Math.sqrt(1 - cosine * cosine);
    const sum = lobe.reduce(
      (total, { along, beside }) => total + along * profile(along * cosine + beside * sine),
      0,
    );
    return sum / weight;
  });
  return (cosine) => {
    const place = ((clamp(cosine, -1, 1) + 1) / 2) * TABLE_STEPS;
    const below = Math.min(TABLE_STEPS - 1, Math.floor(place));
    const [from = 0, to = 0] = [table[below], table[below + 1]];
    return from + (to - from) * (place - below);
  };
}

function directionsIn(roughness: number): readonly Direction[] {
  const spread = roughness ** 4;
  return Array.from({ length: RINGS * PER_HALF_RING }, (_, index) => {
    const share = (Math.floor(index / PER_HALF_RING) + 0.5) / RINGS;
    const around = (Math.PI * ((index % PER_HALF_RING) + 0.5)) / PER_HALF_RING;
    const length = 1 - share + spread * share;
    const along = (1 - share - spread * share) / length;
    const across = (2 * roughness ** 2 * Math.sqrt(share * (1 - share))) / length;
    return { along, beside: across * Math.cos(around) };
  }).filter(({ along }) => along > 0);
}
