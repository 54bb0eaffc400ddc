/** A part of the face as triangles in the picture, with named attributes of each point for the shader. */
export interface RegionMesh<Attribute extends string> {
  /** x, y and 0, in pixels of the picture, one point after another. */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly attributes: Readonly<Record<Attribute, Float32Array<ArrayBuffer>>>;
}

/** Points row by row; in a closed grid the last column is next to the first. */
export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  readonly closed: boolean;
}

/** The number of a grid's first point, and whether its rows rise to the left from one column to the next. */
export interface GridPlace {
  readonly first: number;
  readonly risesLeft: boolean;
}

/** Three numbers of points per triangle, counter-clockwise as the face is seen from in front. */
export function gridTriangles({ rows, columns, closed }: GridShape, place?: GridPlace): readonly number[] {
  const { first = 0, risesLeft = true } = place ?? {};
  const triangles: number[] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column < (closed ? columns : columns - 1); column += 1) {
      const here = first + row * columns + column;
      const next = first + row * columns + ((column + 1) % columns);
      const [right, left] = risesLeft ? [next, here] : [here, next];
      triangles.push(left, right, left + columns, right, right + columns, left + columns);
    }
  }
  return triangles;
}
