/** What a piece takes up whichever way it is turned: a standing cylinder, in any unit. */
export interface Cylinder {
  readonly radius: number;
  readonly height: number;
}

/** Vertical, in radians: a lens long enough that a piece looks as it does in the studio's pictures. */
export const FIELD = (26 * Math.PI) / 180;
/** Share of the stage that the piece may take: as in the studio's pictures, and below it there are buttons. */
const FILL = { across: 0.88, upright: 0.74 } as const;
const RIM_STEPS = 48;

interface Sight {
  /** Width by height of the stage; what is wider than high is left free at its sides. */
  readonly aspect: number;
  /** Radians above the ground. */
  readonly elevation: number;
}

/**
 * The distance from the middle of a cylinder at which it is seen whole: the largest over all points of both rims. In
 * the cylinder's own unit.
 */
export function fitDistance({ radius, height }: Cylinder, { aspect, elevation }: Sight): number {
  const upright = Math.tan(FIELD / 2) * FILL.upright;
  const across = Math.tan(FIELD / 2) * Math.min(1, aspect) * FILL.across;
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)];
  let distance = 0;
  for (let step = 0; step < RIM_STEPS; step += 1) {
    const angle = (2 * Math.PI * step) / RIM_STEPS;
    const [x, z] = [radius * Math.sin(angle), radius * Math.cos(angle)];
    for (const y of [height / 2, -height / 2]) {
      const towards = z * cosine + y * sine;
      const up = y * cosine - z * sine;
      distance = Math.max(distance, Math.abs(x) / across + towards, Math.abs(up) / upright + towards);
    }
  }
  return distance;
}
