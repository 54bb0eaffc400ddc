import type { PersoOffer } from '@vitrine/contracts';
import {
  foilStops,
  type LaidLetters,
  letterLayers,
  ontoPicture,
  pixelsPerMm,
  transformPath,
} from '@vitrine/domain';
import { useId } from 'react';

/** How deep letters are pressed or cut, in millimetres, as far as it is seen. */
const EDGE_MM = 0.25;

interface LettersOverlayProps {
  readonly letters: LaidLetters;
  readonly position: PersoOffer['positions'][number];
  /** Left out for what is engraved. */
  readonly colour: PersoOffer['colours'][number] | undefined;
  readonly picture: PersoOffer['picture'];
  readonly className: string | undefined;
}

/** [R1.007] Letters drawn over the picture of a piece, where and as they will be made. */
export function LettersOverlay({ letters, position, colour, picture, className }: LettersOverlayProps) {
  const foil = useId();
  const path = transformPath(letters.outline, ontoPicture(position, picture));
  const hex = colour?.hex ?? '#000000';
  const edge = EDGE_MM * pixelsPerMm(position, picture);
  return (
    <svg className={className} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <linearGradient id={foil} x2="1" y2="1">
        {foilStops(hex).map(([offset, stop]) => (
          <stop key={offset} offset={offset} stopColor={stop} />
        ))}
      </linearGradient>
      {letterLayers(colour?.finish ?? 'engraved', hex, edge).map(({ fill, opacity, dx, dy }) => (
        <path
          key={`${fill}${dx}`}
          d={path}
          fill={fill === 'foil' ? `url(#${foil})` : fill}
          fillOpacity={opacity}
          transform={`translate(${dx} ${dy})`}
        />
      ))}
    </svg>
  );
}
