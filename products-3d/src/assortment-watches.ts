import { chronographOnRubber, chronographOnSteel } from './archetypes/chronograph/chronograph.ts';
import { squareWatchInGilt, squareWatchInSteel } from './archetypes/square-watch/square-watch.ts';
import type { Product } from './product.ts';

/** Chronographs and square watches. */
export const FURTHER_WATCHES: readonly Product[] = [
  {
    id: 'AU1003',
    archetype: chronographOnSteel,
    worn: true,
    looks: [
      { colour: 'black', swatch: '#1b1b1d' },
      { colour: 'white', swatch: '#e9e7e2' },
      { colour: 'blue', swatch: '#1c3763' },
    ],
  },
  {
    id: 'AU1004',
    archetype: chronographOnRubber,
    worn: true,
    looks: [
      { colour: 'black', swatch: '#1a1a1c' },
      { colour: 'green', swatch: '#1b3d32' },
      { colour: 'sand', swatch: '#b9ac96' },
    ],
  },
  {
    id: 'AU1005',
    archetype: squareWatchInSteel,
    worn: true,
    looks: [
      { colour: 'ivory', swatch: '#e9e2d3' },
      { colour: 'black', swatch: '#19191b' },
      { colour: 'rouge', swatch: '#5a1a22' },
    ],
  },
  {
    id: 'AU1006',
    archetype: squareWatchInGilt,
    worn: true,
    looks: [
      { colour: 'champagne', swatch: '#d9c194' },
      { colour: 'green', swatch: '#17493b' },
    ],
  },
];
