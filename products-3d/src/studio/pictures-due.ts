import type { Manifest, ViewRecord } from '../manifest.ts';

/** Pictures by what is the matter with them, as `set view`. */
export interface PicturesDue {
  readonly missing: readonly string[];
  /** Taken of an earlier model, or by an earlier edition of the studio. */
  readonly old: readonly string[];
  /** Of nothing that is photographed any more. */
  readonly orphaned: readonly string[];
  readonly fresh: number;
}

/** A picture that should be there. */
export interface WantedPicture {
  readonly set: string;
  readonly view: string;
  /** The picture that the manifest knows, if it is there. */
  readonly known: (manifest: Manifest) => ViewRecord | undefined;
  /** What it would be made from today; undefined while something in it has no model. */
  readonly sourceIn: (manifest: Manifest) => string | undefined;
}

const nameOf = ({ set, view }: WantedPicture): string => `${set} ${view}`;

/** Compares the pictures that should be there with those of the manifest. */
export function picturesDue(wanted: readonly WantedPicture[], manifest: Manifest): PicturesDue {
  const stateOf = (picture: WantedPicture): 'missing' | 'old' | 'fresh' => {
    const record = picture.known(manifest);
    if (!record) return 'missing';
    return record.source === picture.sourceIn(manifest) ? 'fresh' : 'old';
  };
  const inState = (state: 'missing' | 'old' | 'fresh'): readonly string[] =>
    wanted.filter((picture) => stateOf(picture) === state).map(nameOf);
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
