import type { Manifest } from '../manifest.ts';
import type { VideoShot } from './video-shot.ts';
import { videoSource } from './video-source.ts';

/** Films by what is the matter with them, as their ids. */
export interface VideosDue {
  readonly missing: readonly string[];
  /** Taken of an earlier model, or on an earlier stage. */
  readonly old: readonly string[];
  /** Of nothing that is filmed any more. */
  readonly orphaned: readonly string[];
}

/** Compares the films that should be there with those of the manifest. */
export function videosDue(wanted: readonly VideoShot[], manifest: Manifest): VideosDue {
  const ids = new Set(wanted.map(({ id }) => id));
  const there = wanted.filter(({ id }) => manifest.videos[id]);
  return {
    missing: wanted.filter(({ id }) => !manifest.videos[id]).map(({ id }) => id),
    old: there
      .filter((shot) => manifest.videos[shot.id]?.source !== videoSource(shot, manifest))
      .map(({ id }) => id),
    orphaned: Object.keys(manifest.videos).filter((id) => !ids.has(id)),
  };
}
