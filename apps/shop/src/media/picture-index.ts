import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.object({
  looks: z.record(
    z.string(),
    z.object({ views: z.record(z.string(), z.object({ widths: z.array(z.int()) })) }),
  ),
});

export interface PictureIndex {
  /** The widths in px in which a view of a look exists; none for a picture we do not have. */
  widths(look: string, view: string): readonly number[];
}

/** Which pictures there are, read once from the manifest beside them. */
export function readPictureIndex(manifestFile: string): PictureIndex {
  const { looks } = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const widths = new Map(
    Object.entries(looks).flatMap(([look, { views }]) =>
      Object.entries(views).map(([view, picture]) => [`${look}/${view}`, picture.widths] as const),
    ),
  );
  // A map, since these names come out of addresses: an object would also know `constructor`.
  return { widths: (look, view) => widths.get(`${look}/${view}`) ?? [] };
}
