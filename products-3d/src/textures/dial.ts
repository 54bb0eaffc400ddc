import sharp from 'sharp';
import { type Lettering, printedLetters } from '../geometry/lettering.ts';
import { at, clamp, mix, randomSequence } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { once, painted, rgb } from './pixels.ts';

export interface DialPaint {
  readonly name: string;
  readonly ground: string;
  readonly print: string;
  readonly line: string;
  /** How strongly the brushing flares: 1 on a dark dial, little on a pale one, which would look dirty. */
  readonly sheen: number;
}

/** Edge of the texture: the dial is a disc of 31.8 mm in it. */
const SIZE_PX = 1024;
const SPOKES = 2880;

/** The small seconds, in shares of the dial's radius. */
export const SMALL_SECONDS = { down: 0.46, radius: 0.295 } as const;

/** A sunray-brushed dial: fine radial lines that flare in two directions, darker towards the edge. */
export function dialTexture(paint: DialPaint): Promise<Texture> {
  return once(paint.name, async () =>
    sharp(await sunray(paint))
      .composite([{ input: Buffer.from(printing(paint)) }])
      .png()
      .toBuffer(),
  );
}

/** How a sunray-brushed disc lights up, at x and y from its middle: fine radial lines that flare in two directions. */
export function sunrayLight(): (x: number, y: number) => number {
  const random = randomSequence(1);
  const spokes = Array.from({ length: SPOKES }, () => random());
  const brushed = (angle: number): number => {
    const place = ((angle / Math.PI / 2 + 1) % 1) * SPOKES;
    return (
      mix(at(spokes, Math.floor(place) % SPOKES), at(spokes, (Math.floor(place) + 1) % SPOKES), place % 1) -
      0.5
    );
  };
  return (x, y) => {
    const angle = Math.atan2(y, x);
    return 0.62 + 0.34 * Math.abs(Math.cos(angle + 0.9)) ** 2.2 + 0.1 * brushed(angle);
  };
}

function sunray({ ground, sheen }: DialPaint): Promise<Buffer> {
  const brushedAt = sunrayLight();
  const lightAt = (x: number, y: number): number => {
    const inSmallSeconds = Math.hypot(x, y - SMALL_SECONDS.down);
    const falloff = 1 - 0.35 * Math.hypot(x, y) ** 3;
    if (inSmallSeconds < SMALL_SECONDS.radius) {
      const angle = Math.atan2(y - SMALL_SECONDS.down, x) + 2.1;
      return (0.6 + 0.16 * Math.cos(angle) ** 2 + 0.08 * Math.sin(inSmallSeconds * 330)) * falloff;
    }
    return brushedAt(x, y) * falloff;
  };
  const base = rgb(ground);
  return painted([SIZE_PX, SIZE_PX], (x, y) => {
    const light = mix(1, lightAt(x * 2 - 1, y * 2 - 1) * 1.5, sheen);
    return base.map((channel) => clamp(channel * light, 0, 255));
  });
}

const turned = (degrees: number, content: string): string =>
  `<g transform="rotate(${degrees})">${content}</g>`;

const stroke = (y1: number, y2: number, width: number): string =>
  `<line x1="0" y1="${y1}" x2="0" y2="${y2}" stroke-width="${width}"/>`;

const letters = (lettering: Lettering, baseline: number, fill: string): string =>
  `<g transform="translate(0 ${baseline})">${printedLetters(lettering, fill)}</g>`;

const NAME = { text: 'AURÈLE', sizeMm: 12.5, spacingMm: 2.8 } as const;
const MOVEMENT = { text: 'AUTOMATIQUE', sizeMm: 5, spacingMm: 1.3 } as const;
const seconds = (text: string): Lettering => ({ text, sizeMm: 6.4, spacingMm: 0.2 });

/** What is printed on the dial, in hundredths of its radius. */
function printing({ print, line }: DialPaint): string {
  const minutes = Array.from({ length: 60 }, (_, minute) =>
    turned(minute * 6, minute % 5 === 0 ? stroke(-97.5, -92.5, 0.9) : stroke(-97.5, -94.3, 0.45)),
  );
  const ticks = Array.from({ length: 12 }, (_, five) => turned(five * 30, stroke(-27.5, -24.5, 0.6)));
  const centre = SMALL_SECONDS.down * 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="-100 -100 200 200">
    <g stroke="${print}" fill="none">${minutes.join('')}<circle r="98.2" stroke-width="0.35"/></g>
    <g transform="translate(0 ${centre})" stroke="${line}" fill="none">
      <circle r="29.5" stroke-width="0.7"/><g stroke="${print}">${ticks.join('')}</g>
    </g>
    ${letters(NAME, -42, print)}
    ${letters(MOVEMENT, -34, print)}
    ${letters(seconds('60'), centre - 17.2, print)}${letters(seconds('30'), centre + 21.6, print)}
  </svg>`;
}
