import { runner } from './archetypes/runner/runner.ts';
import { sneaker } from './archetypes/sneaker/sneaker.ts';
import type { Product } from './product.ts';

/** The runner Allure, and the court shoe made to order. */
export const FURTHER_SNEAKERS: readonly Product[] = [
  {
    id: 'AU3003',
    archetype: runner,
    worn: true,
    looks: [
      { colour: 'ivory', swatch: '#e2dacb' },
      { colour: 'sand', swatch: '#c6ae8a' },
      { colour: 'navy', swatch: '#263149' },
    ],
  },
  {
    id: 'AU3004',
    archetype: sneaker,
    worn: true,
    parts: {
      upper: [{ node: 'Upper', slots: ['overlay'] }],
      vamp: [
        { node: 'Upper', slots: ['leather'] },
        { node: 'Tongue', slots: ['tongue'] },
      ],
      heel: [{ node: 'HeelTab', slots: ['accent'] }],
      lining: [
        { node: 'Upper', slots: ['lining'] },
        { node: 'Collar', slots: ['lining'] },
      ],
      laces: [{ node: 'Laces', slots: ['lace'] }],
      sole: [{ node: 'Sole', slots: ['cup'] }],
    },
    looks: [
      { colour: 'ivory-camel', swatch: '#b5854f' },
      { colour: 'ivory-black', swatch: '#1a191b' },
    ],
  },
];
