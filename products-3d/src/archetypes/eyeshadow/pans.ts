import { shifted, withFittedUv } from '../../geometry/join.ts';
import { plate, roundedRectangle, shapeWithHoles } from '../../geometry/solids.ts';
import type { Part } from '../../model.ts';

export const PAN_CORNER_MM = 2.6;
const RIM_MM = 0.55;

/** Where a pan lies in its compact, seen from above: its middle and its size. */
export interface PanPlace {
  readonly slot: string;
  readonly xMm: number;
  readonly zMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Quarter turns of what is pressed into it, counter-clockwise seen from above. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

/** A pan: powder pressed into a thin metal cup, whose rim stands a little over the deck. */
export function panParts(pan: PanPlace, deckMm: number): readonly Part[] {
  const { slot, xMm, zMm, widthMm, depthMm, quarterTurns } = pan;
  const outline = (growMm: number) =>
    roundedRectangle({
      widthMm: widthMm + growMm * 2,
      heightMm: depthMm + growMm * 2,
      radiusMm: PAN_CORNER_MM + growMm,
    });
  const rim = plate(shapeWithHoles(outline(RIM_MM / 2).getPoints(12), [outline(-RIM_MM / 2).getPoints(12)]), {
    thicknessMm: 0.9,
    bevelMm: 0.18,
    bevelSegments: 3,
  });
  const cake = plate(outline(-RIM_MM / 2 + 0.02), { thicknessMm: 0.7, bevelMm: 0.16, bevelSegments: 3 });
  const turn = (quarterTurns * Math.PI) / 2;
  const [acrossMm, upMm] = quarterTurns % 2 === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
  const powder = withFittedUv(cake.rotateZ(-turn), [acrossMm, upMm]).rotateZ(turn);
  return [
    { node: 'Pans', slot: 'metal', geometry: shifted(rim.rotateX(-Math.PI / 2), [xMm, deckMm - 0.65, zMm]) },
    { node: 'Pans', slot, geometry: shifted(powder.rotateX(-Math.PI / 2), [xMm, deckMm - 0.7, zMm]) },
  ];
}
