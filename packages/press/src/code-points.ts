/** Where the tables of a TrueType face begin: `cmap` says which code points it has a glyph for. */
const HEAD_BYTES = 12;
const RECORD_BYTES = 16;
const LAST_IN_PLANE = 0xff_ff;

type Range = readonly [first: number, last: number];

/** The code points that a TrueType face has glyphs for. Throws for a file that is none. */
export function codePointsOf(face: Buffer): ReadonlySet<number> {
  const cmap = tableOf(face, 'cmap');
  const found = new Set<number>();
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + at * 8));
    for (const [first, last] of rangesOf(subtable))
      for (let point = first; point <= last; point += 1) found.add(point);
  }
  return found;
}

function tableOf(face: Buffer, tag: string): Buffer {
  for (let at = 0; at < face.readUInt16BE(4); at += 1) {
    const record = HEAD_BYTES + at * RECORD_BYTES;
    if (face.toString('latin1', record, record + 4) === tag)
      return face.subarray(face.readUInt32BE(record + 8));
  }
  throw new Error(`The face has no table ${tag}`);
}

/** Formats 4 (the first plane) and 12 (all planes): those that faces of today have. */
function rangesOf(subtable: Buffer): readonly Range[] {
  switch (subtable.readUInt16BE(0)) {
    case 4:
      return segmentsOf(subtable);
    case 12:
      return Array.from({ length: subtable.readUInt32BE(12) }, (_, at): Range => {
        const group = 16 + at * 12;
        return [subtable.readUInt32BE(group), subtable.readUInt32BE(group + 4)];
      });
    default:
      return [];
  }
}

/** A segment may leave out some of its points; those have the glyph 0, which stands for none. */
function segmentsOf(subtable: Buffer): readonly Range[] {
  const doubled = subtable.readUInt16BE(6);
  const [ends, starts] = [14, 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];
  const ranges: Range[] = [];
  for (let at = 0; at < doubled; at += 2) {
    const [first, last] = [subtable.readUInt16BE(starts + at), subtable.readUInt16BE(ends + at)];
    const [delta, offset] = [subtable.readUInt16BE(deltas + at), subtable.readUInt16BE(offsets + at)];
    for (let point = first; point <= last && point < LAST_IN_PLANE; point += 1) {
      const glyph =
        offset === 0
          ? (point + delta) & LAST_IN_PLANE
          : subtable.readUInt16BE(offsets + at + offset + 2 * (point - first));
      if (glyph !== 0) ranges.push([point, point]);
    }
  }
  return ranges;
}
