/** A place of a print in millimetres: x to the right, y down, as SVG has it. */
export type Place = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 100) / 100);

const path = (points: readonly Place[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** A filled area. */
export const area = (points: readonly Place[], fill: string): string =>
  `<path d="${path(points)}Z" fill="${fill}"/>`;

/** A drawn line; round where it bends and ends. */
export const line = (points: readonly Place[], stroke: string, widthMm: number): string =>
  `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${short(widthMm)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = ([x, y]: Place, radiusMm: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radiusMm)}" fill="${fill}"/>`;

export const ellipse = ([x, y]: Place, [rx, ry]: Place, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

export const circle = (
  [x, y]: Place,
  radiusMm: number,
  [stroke, widthMm]: readonly [string, number],
): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radiusMm)}" fill="none" stroke="${stroke}" stroke-width="${short(widthMm)}"/>`;

/** A rectangle by its middle. */
export const block = ([x, y]: Place, [width, height]: Place, fill: string): string =>
  `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`;

/** A drawing around the origin of which only what lies in a rectangle around it is printed. */
export const framed = ([width, height]: Place, drawing: string): string => {
  const frame = `x="${short(-width / 2)}" y="${short(-height / 2)}" width="${short(width)}" height="${short(height)}"`;
  const box = [-width / 2, -height / 2, width, height].map(short).join(' ');
  return `<svg ${frame} viewBox="${box}" overflow="hidden">${drawing}</svg>`;
};

interface Move {
  readonly to?: Place;
  readonly turnDeg?: number;
  readonly scale?: number;
}

/** The same drawing elsewhere. */
export const moved = (drawing: string, { to = [0, 0], turnDeg = 0, scale = 1 }: Move): string =>
  `<g transform="translate(${short(to[0])} ${short(to[1])}) rotate(${short(turnDeg)}) scale(${short(scale)})">${drawing}</g>`;

/** A drawing four times, a quarter turn apart. */
export const fourfold = (drawingOf: (turn: number) => string): string =>
  [0, 1, 2, 3].map((turn) => moved(drawingOf(turn), { turnDeg: turn * 90 })).join('');

const ARC_STEPS = 16;

/** Points of an arc, angles in degrees from +x towards +y. */
export const arc = ([x, y]: Place, radiusMm: number, [from, to]: Place): readonly Place[] =>
  Array.from({ length: ARC_STEPS + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / ARC_STEPS) * Math.PI) / 180;
    return [x + Math.cos(angle) * radiusMm, y + Math.sin(angle) * radiusMm] as const;
  });

/** A star or a wheel of points between two radii. */
export const star = (points: number, [outer, inner]: Place, turnDeg = 0): readonly Place[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turnDeg + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

/** How many times something goes along a stretch, and where each middle is. */
export const middles = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
