import { ASSORTMENT, type Look, lookIdOf, type Product } from '../assortment.ts';
import type { Manifest, ViewRecord } from '../manifest.ts';
import type { Archetype } from '../model.ts';
import { type Placement, placementsFor } from './composition.ts';
import { PORTRAIT_PX, type Shot, type ViewName, WIDE_PX } from './shot.ts';
import { shotOf } from './shots.ts';
import { STILL_LIFES, type StillLife } from './still-lifes.ts';

interface FamilyMember {
  readonly set: string;
  readonly archetype: Archetype;
  readonly colour: string;
}

/** One picture to take: what stands where, how it is shot, and where it goes. */
export interface Errand {
  readonly set: string;
  readonly view: ViewName;
  readonly placements: readonly [Placement, ...Placement[]];
  readonly shot: Shot;
  readonly sizePx: readonly [number, number];
  readonly widths: readonly number[];
  /** Looks of one construction that may be painted from one film: the first is rendered. */
  readonly family?: readonly FamilyMember[] | undefined;
  /** The source the manifest knows for this picture, if it is there. */
  readonly known: (manifest: Manifest) => string | undefined;
  readonly recorded: (manifest: Manifest, view: ViewRecord) => Manifest;
}

const PORTRAIT_WIDTHS = [320, 640, 800] as const;
const WIDE_WIDTHS = [640, 1024, 1600] as const;
const FURTHER_VIEWS = ['side', 'back'] as const;

/** Every look of the same construction, across products, the rendered one first. */
function familyOf({ archetype }: Product): readonly FamilyMember[] {
  return ASSORTMENT.filter((product) => product.archetype === archetype).flatMap((product) =>
    product.looks.map((look) => ({ set: lookIdOf(product, look), archetype, colour: look.colour })),
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
      placements: placementsFor(product.archetype, look.colour, shot),
      family: view === 'front' ? familyOf(product) : undefined,
      known: (manifest) => manifest.looks[set]?.views[view]?.source,
      recorded: (manifest, record) => ({
        ...manifest,
        looks: {
          ...manifest.looks,
          [set]: {
            product: product.id,
            colour: look.colour,
            swatch: look.swatch,
            source: view === 'front' ? record.source : (manifest.looks[set]?.source ?? record.source),
            views: { ...manifest.looks[set]?.views, [view]: record },
          },
        },
      }),
    },
  ];
}

const stillErrand = ({ name, placements, shot }: StillLife): Errand => ({
  set: name,
  view: 'wide',
  shot,
  sizePx: WIDE_PX,
  widths: WIDE_WIDTHS,
  placements,
  known: (manifest) => manifest.stills[name]?.views['wide']?.source,
  recorded: (manifest, record) => ({
    ...manifest,
    stills: { ...manifest.stills, [name]: { views: { wide: record } } },
  }),
});

/** Every main picture first (of each product's first look before the others), then the still lifes, then a close-up per product, then further views. */
export function errandsFor(products: readonly Product[], withStills: boolean): readonly Errand[] {
  const firstLooks = (view: ViewName): readonly Errand[] =>
    products.flatMap((product) => lookErrand(product, product.looks[0], view));
  const otherLooks = products.flatMap((product) =>
    product.looks.slice(1).flatMap((look) => lookErrand(product, look, 'front')),
  );
  return [
    ...firstLooks('front'),
    ...otherLooks,
    ...(withStills ? STILL_LIFES.map(stillErrand) : []),
    ...firstLooks('detail'),
    ...FURTHER_VIEWS.flatMap(firstLooks),
  ];
}
