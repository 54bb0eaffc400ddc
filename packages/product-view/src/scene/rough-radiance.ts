import { type Direction, unit } from './direction.ts';

/** What comes from a direction of unit length. */
export type RadianceFrom = (direction: Direction) => number;

/** Directions that are averaged; more for a wide lobe, which sees more of the room. */
const SAMPLES = { least: 24, most: 160 } as const;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Ray {
  readonly along: number;
  readonly right: number;
  readonly up: number;
}

/**
 * What a surface of some roughness (0 to 1) mirrors, seen along its normal: averaged over the lobe of the GGX
 * distribution, each direction weighted by its cosine (B. Karis, “Real Shading in Unreal Engine 4”, 2013). The
 * directions lie on a spiral, which covers the lobe evenly with few of them.
 */
export function roughRadiance(radiance: RadianceFrom, roughness: number): RadianceFrom {
  if (roughness === 0) return radiance;
  const rays = lobe(roughness);
  const weight = rays.reduce((sum, { along }) => sum + along, 0);
  return (direction) => {
    const { right, up } = axesBeside(direction);
    let sum = 0;
    for (const ray of rays) {
      const towards = (axis: 0 | 1 | 2) =>
        direction[axis] * ray.along + right[axis] * ray.right + up[axis] * ray.up;
      sum += ray.along * radiance([towards(0), towards(1), towards(2)]);
    }
    return sum / weight;
  };
}

function lobe(roughness: number): readonly Ray[] {
  const count = Math.round(SAMPLES.least + (SAMPLES.most - SAMPLES.least) * roughness);
  const spread = roughness ** 4;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const length = 1 - share + spread * share;
    const across = (2 * roughness ** 2 * Math.sqrt(share * (1 - share))) / length;
    const angle = index * GOLDEN_ANGLE;
    return {
      along: (1 - share - spread * share) / length,
      right: across * Math.cos(angle),
      up: across * Math.sin(angle),
    };
  }).filter(({ along }) => along > 0);
}

/** Two axes that stand square on a direction of unit length. */
function axesBeside([x, y, z]: Direction): { readonly right: Direction; readonly up: Direction } {
  const isUpright = Math.abs(y) > 0.9;
  const right: Direction = isUpright ? unit([0, z, -y]) : unit([z, 0, -x]);
  const up: Direction = [
    y * right[2] - z * right[1],
    z * right[0] - x * right[2],
    x * right[1] - y * right[0],
  ];
  return { right, up };
}
