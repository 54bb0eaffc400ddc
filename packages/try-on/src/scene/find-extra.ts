import type { Object3D } from 'three';

/** A number that a model's author left with one of its nodes; undefined where there is none. */
export function findExtra(model: Object3D, name: string): number | undefined {
  let found: number | undefined;
  model.traverse(({ userData }) => {
    const value: unknown = userData[name];
    if (typeof value === 'number') found ??= value;
  });
  return found;
}
