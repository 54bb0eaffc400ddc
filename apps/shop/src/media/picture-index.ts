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
  return { widths: (look, view) => looks[look]?.views[view]?.widths ?? [] };
}
