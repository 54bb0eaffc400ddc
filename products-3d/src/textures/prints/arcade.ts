import { middles, type Place } from './ink.ts';
import { arched, BAYS, box, diamond, LEFT, post, RIGHT, shape, tapered, type Wall } from './wall-places.ts';

type InArch = 'pot' | 'lantern' | 'dark' | 'door';

/** What stands in the arches of the four arcades: a door, a lantern, a pot of agave, nothing. */
const IN_ARCHES: readonly (readonly InArch[])[] = [
  ['pot', 'lantern', 'dark', 'door', 'dark', 'lantern', 'pot'],
  ['dark', 'lantern', 'pot', 'lantern', 'pot', 'lantern', 'dark'],
  ['lantern', 'pot', 'dark', 'door', 'dark', 'pot', 'lantern'],
  ['pot', 'dark', 'lantern', 'pot', 'lantern', 'dark', 'pot'],
];

const lantern = (x: number, { inks }: Wall): string =>
  [
    post(x, [2.35, 1.75], [inks.gold, 0.7]),
    shape(tapered(x, [1.72, 0.2], [1.3, 0.27]), inks.gold),
    shape(tapered(x, [1.3, 0.27], [1.02, 0]), inks.gold),
    shape(tapered(x, [1.6, 0.1], [1.35, 0.13]), inks.trim),
  ].join('');

const door = (x: number, { inks }: Wall): string =>
  [
    shape(arched(x, [0.1, 1.5], 0.5), inks.warm),
    post(x, [0.1, 1.95], [inks.deep, 0.8]),
    ...[-0.25, 0.25].map((side) => shape(box(x + side, [0.35, 1.25], 0.14), inks.gold)),
  ].join('');

function pot(x: number, { inks }: Wall): string {
  const leaves = [-52, -26, 0, 26, 52].map((leanDeg) => {
    const lean = (leanDeg * Math.PI) / 180;
    const blade: readonly Place[] = [
      [x - 0.13, 0.72],
      [x + Math.sin(lean) * 1.05, 0.75 + Math.cos(lean) * 1.1],
      [x + 0.13, 0.72],
    ];
    return shape(blade, inks.leaf);
  });
  return leaves.join('') + shape(tapered(x, [0.08, 0.2], [0.78, 0.32]), inks.warm);
}

const IN_ARCH: Readonly<Record<InArch, (x: number, wall: Wall) => string>> = {
  lantern,
  door,
  pot,
  dark: () => '',
};

/** The arcade: round arches on columns, their depth lit on one side. */
export function arcade(wall: Wall): string {
  const { inks, turn } = wall;
  const bays = middles(LEFT, RIGHT, BAYS).map((x, bay) =>
    [
      shape(arched(x, [0, 1.75], 0.88), inks.trim),
      shape(arched(x, [0, 1.75], 0.74), inks.gold),
      shape(arched(x, [0, 1.75], 0.68), inks.deep),
      shape(arched(x + 0.1, [0, 1.75], 0.58), turn < 2 ? inks.cool : inks.ground),
      shape(arched(x + 0.2, [0, 1.72], 0.48), inks.deep),
      IN_ARCH[IN_ARCHES[turn]?.[bay] ?? 'dark'](x, wall),
    ].join(''),
  );
  const columns = Array.from({ length: BAYS + 1 }, (_, i) => LEFT + i * 2).map((x) =>
    [
      shape(box(x, [0, 0.22], 0.26), inks.gold),
      shape(box(x, [0.22, 1.6], 0.15), inks.trim),
      shape(tapered(x, [1.55, 0.16], [1.82, 0.3]), inks.gold),
      shape(diamond(x, 2.55, 0.2), inks.warm),
    ].join(''),
  );
  return bays.join('') + columns.join('');
}
