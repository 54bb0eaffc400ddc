import { ASSORTMENT, type Look, lookIdOf, type Product } from '../assortment.ts';
import type { Manifest, ViewRecord } from '../manifest.ts';
import type { PictureWidths } from './save-picture.ts';
import { type Placement, placementsFor } from './composition.ts';
import { PORTRAIT_PX, type Shot, type ViewName } from './shot.ts';
import { pictureSource } from './picture-source.ts';
import type { WantedPicture } from './pictures-due.ts';
import { shotOf } from './shots.ts';

interface FamilyMember extends Pick<Placement, 'product' | 'archetype' | 'colour'> {
  readonly set: string;
}

/** One picture to take: what stands where, how it is shot, and where it goes. */
export interface Errand {
  readonly set: string;
  readonly view: ViewName;
  readonly placements: readonly [Placement, ...Placement[]];
  readonly shot: Shot;
  readonly sizePx: readonly [number, number];
  readonly widths: PictureWidths;
  /** Looks of one construction that may be painted from one film: the first is rendered. */
  readonly family?: readonly FamilyMember[] | undefined;
  /** The picture that the manifest knows, if it is there. */
  readonly known: (manifest: Manifest) => ViewRecord | undefined;
  readonly recorded: (manifest: Manifest, view: ViewRecord) => Manifest;
}

const PORTRAIT_WIDTHS = { avif: [320, 480, 640, 960, 1200], webp: [640, 1200] } as const;
const FURTHER_VIEWS = ['side', 'back'] as const;

/** Every look of the same construction, across products, the rendered one first. */
function familyOf({ archetype }: Product): readonly FamilyMember[] {
  return ASSORTMENT.filter((product) => product.archetype === archetype).flatMap((product) =>
    product.looks.map((look) => ({
      set: lookIdOf(product, look),
      product: product.id,
      archetype,
      colour: look.colour,
    })),
  );
}

function lookErrand(product: Product, look: Look, view: ViewName): readonly Errand[] {
  const shot = shotOf(product, look.colour, view);
  if (!shot) return [];
  const set = lookIdOf(product, look);
  return [
    {
      set,
      view,
      shot,
      sizePx: shot.sizePx ?? PORTRAIT_PX,
      widths: PORTRAIT_WIDTHS,
      placements: placementsFor(
        { product: product.id, archetype: product.archetype, colour: look.colour },
        shot,
      ),
      family: view === 'front' ? familyOf(product) : undefined,
      known: (manifest) => manifest.looks[set]?.views[view],
      recorded: (manifest, record) => ({
        ...manifest,
        looks: {
          ...manifest.looks,
          [set]: {
            product: product.id,
            colour: look.colour,
            swatch: look.swatch,
            views: { ...manifest.looks[set]?.views, [view]: record },
          },
        },
      }),
    },
  ];
}

/** What a check compares with the manifest. */
export const wantedOf = (errand: Errand): WantedPicture => ({
  set: errand.set,
  view: errand.view,
  known: errand.known,
  sourceIn: (manifest) => pictureSource(errand, manifest),
});

/** Every main picture first (of each product's first look before the others), then a close-up per product, then further views. */
export function errandsFor(products: readonly Product[]): readonly Errand[] {
  const firstLooks = (view: ViewName): readonly Errand[] =>
    products.flatMap((product) => lookErrand(product, product.looks[0], view));
  const otherLooks = products.flatMap((product) =>
    product.looks.slice(1).flatMap((look) => lookErrand(product, look, 'front')),
  );
  return [
    ...firstLooks('front'),
    ...otherLooks,
    ...firstLooks('detail'),
    ...FURTHER_VIEWS.flatMap(firstLooks),
  ];
}
