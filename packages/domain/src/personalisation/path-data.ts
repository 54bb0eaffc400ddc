/** Where a point goes. */
export type PointMove = (x: number, y: number) => readonly [x: number, y: number];

/** SVG path data (absolute M L C Q Z) with every point moved; three decimals. */
export function transformPath(data: string, move: PointMove): string {
  return data.replaceAll(POINT, (_found, x: string, y: string) =>
    move(Number(x), Number(y)).map(rounded).join(' '),
  );
}

const POINT = /(-?[\d.]+)[ ,](-?[\d.]+)/gu;

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);
