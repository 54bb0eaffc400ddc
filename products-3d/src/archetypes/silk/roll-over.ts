/** What a place of the cloth does where cloth is rolled up and over onto itself. */
interface Rolled {
  /** How far it moves along the way it was going: back, once it is over. */
  readonly shiftMm: number;
  /** Its height now. */
  readonly heightMm: number;
}

interface Roll {
  readonly radiusMm: number;
  /** Height above the layer that rolls, before it does: several layers roll as one. */
  readonly heightMm?: number;
}

/** Cloth rolled over a line without stretching: flat up to it, half a circle, then lying back over itself. */
export function rolledOver(beyondMm: number, { radiusMm, heightMm = 0 }: Roll): Rolled {
  if (beyondMm <= 0) return { shiftMm: 0, heightMm };
  const angle = Math.min(beyondMm / radiusMm, Math.PI);
  const flatMm = Math.max(0, beyondMm - Math.PI * radiusMm);
  const reach = radiusMm - heightMm;
  return {
    shiftMm: reach * Math.sin(angle) - flatMm - beyondMm,
    heightMm: radiusMm - reach * Math.cos(angle),
  };
}
