import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { pictureWidth } from './picture-width.ts';

/** Few browsers still ask for WebP, so it may be kept in fewer widths. */
const Widths = z.object({ widths: z.array(z.int()), webpWidths: z.optional(z.array(z.int())) });

const Pictures = z.record(z.string(), z.object({ views: z.record(z.string(), Widths) }));

const Manifest = z.object({ looks: Pictures, stills: Pictures.default({}) });

type PictureFormat = 'avif' | 'webp';

interface PictureName {
  /** Or a still life. */
  readonly look: string;
  readonly view: string;
  readonly format: PictureFormat;
}

export interface PictureIndex {
  /** The widths in px in which a view of a look exists; none for a picture we do not have. */
  widths(picture: PictureName): readonly number[];
}

/** The file below the folder of the pictures that is nearest to a width in px, the largest without one; undefined where there is no such picture. */
export function pictureFile(
  pictures: PictureIndex,
  picture: PictureName,
  askedWidth?: number,
): string | undefined {
  const width = pictureWidth(pictures.widths(picture), askedWidth);
  return width === undefined ? undefined : `${picture.look}/${picture.view}-${width}.${picture.format}`;
}

/** Which pictures there are, read once from the manifest beside them. */
export function readPictureIndex(manifestFile: string): PictureIndex {
  const { looks, stills } = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pictures = new Map(
    Object.entries({ ...stills, ...looks }).flatMap(([look, { views }]) =>
      Object.entries(views).map(([view, picture]) => [`${look}/${view}`, picture] as const),
    ),
  );
  // A map, since these names come out of addresses: an object would also know `constructor`.
  return {
    widths: ({ look, view, format }) => {
      const known = pictures.get(`${look}/${view}`);
      return (format === 'webp' ? known?.webpWidths : undefined) ?? known?.widths ?? [];
    },
  };
}
