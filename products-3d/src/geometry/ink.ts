import { type BufferGeometry, Float32BufferAttribute, PlaneGeometry, ShapeGeometry } from 'three';
import { joined } from './join.ts';
import { letterShapes, type Lettering } from './lettering.ts';

/** A ring that is printed on: flat, or falling outward like the flank of a cone. */
export interface PrintedRing {
  readonly radiusMm: number;
  readonly zMm: number;
  /** Radians by which the ring falls outward. */
  readonly fall?: number;
}

/** Letters as ink: without thickness in the plane z = 0, centred on x = 0 with the baseline on y = 0. */
export function inkLetters(lettering: Lettering, curveSegments: number): BufferGeometry {
  const { shapes, widthMm } = letterShapes(lettering);
  return joined(shapes.map((shape) => new ShapeGeometry([...shape], curveSegments))).translate(
    -widthMm / 2,
    0,
    0,
  );
}

/** A stroke of ink along y, its middle in the origin. */
export const inkStroke = (widthMm: number, lengthMm: number): BufferGeometry =>
  new PlaneGeometry(widthMm, lengthMm);

/** Lays flat ink on a ring: what points to +Y points outward there, `turnDeg` clockwise from 12 o'clock. */
export function inkOnRing(ink: BufferGeometry, ring: PrintedRing, turnDeg: number): BufferGeometry {
  const { radiusMm, zMm, fall = 0 } = ring;
  const laid = ink.clone();
  const position = laid.getAttribute('position');
  const normals: number[] = [];
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [position.getX(i), position.getY(i)];
    const angle = (turnDeg * Math.PI) / 180 + x / radiusMm;
    const radius = radiusMm + y * Math.cos(fall);
    position.setXYZ(i, Math.sin(angle) * radius, Math.cos(angle) * radius, zMm - y * Math.sin(fall));
    normals.push(Math.sin(fall) * Math.sin(angle), Math.sin(fall) * Math.cos(angle), Math.cos(fall));
  }
  return laid.setAttribute('normal', new Float32BufferAttribute(normals, 3));
}

/** Equal strokes around a ring, at these turns. */
export const inkTicks = (
  stroke: BufferGeometry,
  ring: PrintedRing,
  turnsDeg: readonly number[],
): BufferGeometry => joined(turnsDeg.map((turn) => inkOnRing(stroke, ring, turn)));
