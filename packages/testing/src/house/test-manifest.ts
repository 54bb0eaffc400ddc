import type { House } from '@vitrine/database';

/** Product lines that wear a built model in the test house; the others have a type but nothing to wear. */
const WORN_TYPE = 'sunglasses';

/**
 * A manifest as `products-3d` would write it, with two pictures of every look, a model of every pair of sunglasses and
 * every film, PDF and still life: tests see the same house on every day of the studio's work.
 */
export function testManifest(house: House): object {
  const { products, sizeGuides, videos } = house;
  const picture = { width: 1600, height: 2000, widths: [320, 640, 1600] };
  const rows = products.entries.map(({ row }) => row);
  const looks = rows.flatMap(({ id, looks: all }) =>
    all.map(({ colour }) => [
      `${id.toLowerCase()}-${colour}`,
      { views: { detail: picture, front: picture } },
    ]),
  );
  const models = rows
    .filter((product) => product.tryOnType === WORN_TYPE)
    .map(({ id, looks: all }) => {
      const tryOn = { file: `models/${id.toLowerCase()}.tryon.glb`, bytes: 240_000, sha256: 'a'.repeat(64) };
      const hero = { file: `models/${id.toLowerCase()}.glb`, bytes: 530_000, sha256: 'b'.repeat(64) };
      return [id, { hero, tryOn, variants: all.map((look) => look.colour) }];
    });
  const wide = { width: 1920, height: 1080, widths: [640, 1920] };
  const upright = { width: 1080, height: 1350, widths: [480, 1080] };
  const stills = [...JSON.stringify(house).matchAll(/still-life-[\w-]+/gu)].map(([name]) => name);
  const names = sizeGuides.entries.flatMap(({ row }) =>
    Object.values(row.texts).flatMap((text) => text?.pdfLink ?? []),
  );
  return {
    documents: Object.fromEntries(
      names.map((name) => [name, { file: `documents/${name}`, bytes: 40_000, sha256: 'd'.repeat(64) }]),
    ),
    stills: Object.fromEntries(stills.map((name) => [name, { views: { upright, wide } }])),
    looks: Object.fromEntries(looks),
    models: Object.fromEntries(models),
    videos: Object.fromEntries(videos.entries.map(({ id }) => [id, aFilm(id)])),
  };
}

function aFilm(id: string): object {
  const stored = (suffix: string) => ({
    file: `videos/${id}.${suffix}`,
    bytes: 500_000,
    sha256: 'c'.repeat(64),
  });
  return {
    width: 960,
    height: 1200,
    seconds: 6,
    files: [
      { ...stored('webm'), type: 'video/webm; codecs="vp9"' },
      { ...stored('mp4'), type: 'video/mp4; codecs="avc1.640028"' },
    ],
    poster: stored('webp'),
  };
}
