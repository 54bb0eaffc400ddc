import { BufferGeometry, ExtrudeGeometry, Float32BufferAttribute, Shape } from 'three';
import { at, flat } from '../../geometry/numbers.ts';

/** Sharp facets: every triangle has its own normal. */
function faceted(geometry: BufferGeometry): BufferGeometry {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry;
  loose.deleteAttribute('normal');
  loose.computeVertexNormals();
  return loose;
}

/** An applied index: a baton with a roof, along y. */
export function baton(widthMm: number, lengthMm: number): BufferGeometry {
  const half = widthMm / 2;
  const roof = new Shape([flat(-half, 0), flat(half, 0), flat(half, 0.34), flat(0, 0.75), flat(-half, 0.34)]);
  const solid = new ExtrudeGeometry(roof, { depth: lengthMm, bevelEnabled: false });
  return faceted(solid)
    .rotateX(Math.PI / 2)
    .translate(0, lengthMm / 2, 0);
}

interface Hand {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly tailMm: number;
  readonly ridgeMm: number;
}

/** A dauphine hand: a long kite with a ridge, pointing to 12. */
export function dauphine({ lengthMm, widthMm, tailMm, ridgeMm }: Hand): BufferGeometry {
  const shoulder = lengthMm * 0.16;
  const outline = [
    [0, lengthMm],
    [widthMm / 2, shoulder],
    [0, -tailMm],
    [-widthMm / 2, shoulder],
  ] as const;
  const positions = outline.flatMap(([ax, ay], i) => {
    const [bx, by] = at(outline, (i + 1) % outline.length);
    const facet = [0, shoulder, ridgeMm, bx, by, 0.12, ax, ay, 0.12];
    const edge = [ax, ay, 0.12, bx, by, 0.12, bx, by, 0, ax, ay, 0.12, bx, by, 0, ax, ay, 0];
    return [...facet, ...edge];
  });
  const hand = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
  return faceted(hand);
}
