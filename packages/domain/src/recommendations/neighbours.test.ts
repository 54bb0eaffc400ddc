import { describe, expect, it } from 'vitest';
import { createAlike, createCoOccurrence, neighboursOf } from './neighbours.ts';
import { recommend } from './recommend.ts';

const NOTHING = createCoOccurrence();
const PIECES = [
  { id: 'ring', traits: ['ring', 'gold'] },
  { id: 'band', traits: ['ring', 'gold'] },
  { id: 'pin', traits: ['pin', 'gold'] },
  { id: 'bag', traits: ['bag', 'leather'] },
];
const alike = createAlike(PIECES);
const familyOf = (id: string) => PIECES.find((piece) => piece.id === id)?.traits[0];
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('pieces that came together', () => {
  it('[R7.167] say nothing while one person alone has both', () => {
    const bought = createCoOccurrence();
    bought.add(['ring', 'bag']);
    expect([...bought.similar('ring')]).toEqual([]);
    bought.add(['bag', 'ring', 'ring']);
    expect([...bought.similar('ring').keys()]).toEqual(['bag']);
    expect(bought.support('ring')).toBe(2);
  });

  it('[R7.167] are nearer the more people have both, and the fewer have one alone', () => {
    const bought = createCoOccurrence();
    for (let person = 0; person < 4; person += 1) bought.add(['ring', 'bag', 'pin']);
    for (let person = 0; person < 20; person += 1) bought.add(['pin']);
    const near = bought.similar('ring');
    expect(near.get('bag')).toBeGreaterThan(near.get('pin') ?? 0);
  });

  it('[R7.167] are not learned of who has more than anybody chooses', () => {
    const bought = createCoOccurrence();
    const many = Array.from({ length: 61 }, (_, at) => `p${at}`);
    bought.add(many);
    bought.add(many);
    expect(bought.support('p1')).toBe(0);
  });
});

describe('the neighbours of a piece', () => {
  it('[R7.167] are those with traits in common while nobody has it', () => {
    expect(idsOf(neighboursOf('ring', { bought: NOTHING, viewed: NOTHING, alike }))).toEqual(['band', 'pin']);
  });

  it('[R7.167] are those that people have beside it once there are some', () => {
    const bought = createCoOccurrence();
    for (let person = 0; person < 30; person += 1) bought.add(['ring', 'bag']);
    expect(idsOf(neighboursOf('ring', { bought, viewed: NOTHING, alike }))[0]).toBe('bag');
  });
});

describe('what is recommended', () => {
  const seeds = [
    { weight: 1, neighbours: neighboursOf('ring', { bought: NOTHING, viewed: NOTHING, alike }) },
  ];
  const of = (excluded: readonly string[], count = 3) =>
    recommend({ seeds, popular: ['ring', 'bag'], excluded: new Set(excluded), familyOf, count });

  it('[R7.167] leaves out what is owned or looked at, and is filled up with what is loved', () => {
    expect(of(['ring'])).toEqual(['band', 'pin', 'bag']);
    expect(of(['ring', 'band'])).toEqual(['pin', 'bag']);
    expect(of(['ring', 'band', 'pin', 'bag'])).toEqual([]);
  });

  it('[R7.167] is varied: a second piece of a family stands behind another family', () => {
    const near = ['a1', 'a2', 'b1'].map((id, at) => ({ id, score: 1 - at * 0.1 }));
    const varied = recommend({
      seeds: [{ weight: 1, neighbours: near }],
      popular: [],
      excluded: new Set(),
      familyOf: (id) => id.slice(0, 1),
      count: 3,
    });
    expect(varied).toEqual(['a1', 'b1', 'a2']);
  });
});
