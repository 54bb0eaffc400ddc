/**
 * As much of the FlatBuffers wire format as cutting a model takes: a table starts with the signed distance back to
 * its vtable, whose entries are the distances of the fields from the table; vectors and tables lie ahead of the
 * unsigned offset that names them.
 */
export interface FlatTable {
  /** Byte position of the table. */
  readonly at: number;
  readonly vtableAt: number;
  /** Byte position of a field, or undefined where it has its default. */
  field(index: number): number | undefined;
  /** Unsigned 32-bit scalar; 0 where absent. */
  uint32(index: number): number;
  vector(index: number): FlatVector | undefined;
  /** Elements of a vector of 32-bit integers. */
  ints(index: number): readonly number[];
  tables(index: number): readonly FlatTable[];
}

interface FlatVector {
  /** Byte position of the vector's length. */
  readonly at: number;
  readonly length: number;
  /** Byte position of the first element. */
  readonly start: number;
}

export function rootTable(bytes: Uint8Array): FlatTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return tableAt(view, view.getUint32(0, true));
}

function tableAt(view: DataView, at: number): FlatTable {
  const vtableAt = at - view.getInt32(at, true);
  const fieldCount = (view.getUint16(vtableAt, true) - 4) / 2;

  const field = (index: number) => {
    const distance = index < fieldCount ? view.getUint16(vtableAt + 4 + 2 * index, true) : 0;
    return distance === 0 ? undefined : at + distance;
  };
  const vector = (index: number) => {
    const position = field(index);
    if (position === undefined) return undefined;
    const target = position + view.getUint32(position, true);
    return { at: target, length: view.getUint32(target, true), start: target + 4 };
  };
  const elements = <Element>(index: number, read: (position: number) => Element) => {
    const found = vector(index);
    return found ? Array.from({ length: found.length }, (_, k) => read(found.start + 4 * k)) : [];
  };

  return {
    at,
    vtableAt,
    field,
    vector,
    uint32: (index) => {
      const position = field(index);
      return position === undefined ? 0 : view.getUint32(position, true);
    },
    ints: (index) => elements(index, (position) => view.getInt32(position, true)),
    tables: (index) =>
      elements(index, (position) => tableAt(view, position + view.getUint32(position, true))),
  };
}
