/* oxlint-disable no-underscore-dangle -- the names by which the library is read */
import { ByteBuffer } from 'flatbuffers';

/** A table of a FlatBuffers file, its fields by their numbers in the schema; what is absent reads as 0 or empty. */
export interface FlatTable {
  /** Byte position of the table, and of the vtable that says where its fields lie. */
  readonly at: number;
  readonly vtableAt: number;
  /** Unsigned 32-bit scalar. */
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
  const buffer = new ByteBuffer(bytes);
  return tableAt(buffer, buffer.__indirect(0));
}

/** The schema's compiler writes readers such as these; it is a native program, and five fields need none. */
function tableAt(buffer: ByteBuffer, at: number): FlatTable {
  const field = (index: number): number | undefined => {
    const distance = buffer.__offset(at, 4 + 2 * index);
    return distance === 0 ? undefined : at + distance;
  };
  const vector = (index: number): FlatVector | undefined => {
    const position = field(index);
    if (position === undefined) return undefined;
    const start = buffer.__vector(position);
    return { at: start - 4, length: buffer.__vector_len(position), start };
  };
  const elements = <Element>(index: number, read: (position: number) => Element): readonly Element[] => {
    const found = vector(index);
    return found ? Array.from({ length: found.length }, (_, k) => read(found.start + 4 * k)) : [];
  };
  return {
    at,
    vtableAt: at - buffer.readInt32(at),
    vector,
    uint32: (index) => {
      const position = field(index);
      return position === undefined ? 0 : buffer.readUint32(position);
    },
    ints: (index) => elements(index, (position) => buffer.readInt32(position)),
    tables: (index) => elements(index, (position) => tableAt(buffer, buffer.__indirect(position))),
  };
}
