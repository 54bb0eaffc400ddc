import type { Manifest } from '../manifest.ts';
import type { Errand } from './errands.ts';
import { pictureSource } from './picture-source.ts';

/** Pictures by what is the matter with them, as `set view`. */
export interface PicturesDue {
  readonly missing: readonly string[];
  /** Taken of an earlier model, or by an earlier edition of the studio. */
  readonly old: readonly string[];
  /** Of nothing that is photographed any more. */
  readonly orphaned: readonly string[];
  readonly fresh: number;
}

type Wanted = Pick<Errand, 'set' | 'view' | 'placements' | 'shot' | 'sizePx' | 'known'>;

const nameOf = ({ set, view }: Pick<Errand, 'set' | 'view'>): string => `${set} ${view}`;

/** Compares the pictures that should be there with those of the manifest. */
export function picturesDue(wanted: readonly Wanted[], manifest: Manifest): PicturesDue {
  const stateOf = (errand: Wanted): 'missing' | 'old' | 'fresh' => {
    const record = errand.known(manifest);
    if (!record) return 'missing';
    return record.source === pictureSource(errand, manifest) ? 'fresh' : 'old';
  };
  const inState = (state: 'missing' | 'old' | 'fresh'): readonly string[] =>
    wanted.filter((errand) => stateOf(errand) === state).map(nameOf);
  const names = new Set(wanted.map(nameOf));
  const there = Object.entries({ ...manifest.looks, ...manifest.stills }).flatMap(([set, { views }]) =>
    Object.keys(views).map((view) => `${set} ${view}`),
  );
  return {
    missing: inState('missing'),
    old: inState('old'),
    orphaned: there.filter((name) => !names.has(name)),
    fresh: inState('fresh').length,
  };
}
