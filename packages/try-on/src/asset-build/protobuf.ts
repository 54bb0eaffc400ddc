/** One field of a protobuf message as it lies in the bytes: its number and what follows. */
export type ProtoField =
  | { readonly number: number; readonly kind: 'varint'; readonly value: number }
  | { readonly number: number; readonly kind: 'float'; readonly value: number }
  | { readonly number: number; readonly kind: 'bytes'; readonly value: Uint8Array };

const WIRE = { varint: 0, bytes: 2, fixed32: 5 } as const;

/** The fields of a message in their order; only the wire types the face geometry uses. */
export function* protoFields(message: Uint8Array): Generator<ProtoField> {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  let position = 0;

  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = view.getUint8(position);
      position += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };

  while (position < message.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    switch (key % 8) {
      case WIRE.varint:
        yield { number, kind: 'varint', value: varint() };
        break;
      case WIRE.bytes: {
        const length = varint();
        yield { number, kind: 'bytes', value: message.subarray(position, position + length) };
        position += length;
        break;
      }
      case WIRE.fixed32:
        yield { number, kind: 'float', value: view.getFloat32(position, true) };
        position += 4;
        break;
      default:
        throw new Error(`Wire type ${key % 8} does not occur in the face geometry`);
    }
  }
}
