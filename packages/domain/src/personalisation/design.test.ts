import { describe, expect, it } from 'vitest';
import { designedPrice, designPrice, isOffered, makingDays } from './design-cost.ts';
import type { LetterFont } from './letter-font.ts';
import { foilStops, letterLayers } from './letter-layers.ts';
import { hasListedWord } from './moderation.ts';
import type { PersonalisationOffer } from './personalisation-offer.ts';
import { type DesignWish, lettersOn, readDesign } from './read-design.ts';

const named = (code: string) => ({ code, names: { eng: code } });
const PLACE = {
  onPicture: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  onModel: { centre: [0, 0, 0], across: [1, 0, 0], up: [0, 1, 0] },
} as const;
const OFFER: PersonalisationOffer = {
  way: 'hotstamp',
  view: 'front',
  maxCharacters: 3,
  fonts: [named('capitals'), named('script')],
  inks: [
    { ...named('gold'), hex: '#c9a255', finish: 'foil' },
    { ...named('blind'), hex: '#3a3733', finish: 'blind' },
  ],
  positions: [
    { ...named('centre'), ...PLACE, widthMm: 40, heightMm: 8 },
    { ...named('corner'), ...PLACE, widthMm: 12, heightMm: 8 },
  ],
  parts: [],
  prices: { FR: 5000 },
  makingDays: { min: 5, max: 8 },
};
const MADE: PersonalisationOffer = {
  ...OFFER,
  parts: [
    {
      ...named('upper'),
      choices: [
        { ...named('ivory'), hex: '#f0e8d8', prices: {}, days: 0, looks: [] },
        { ...named('lizard'), hex: '#777755', prices: { FR: 20_000 }, days: 10, looks: [] },
      ],
    },
    {
      ...named('laces'),
      choices: [{ ...named('white'), hex: '#ffffff', prices: { FR: 100 }, days: 2, looks: [] }],
    },
  ],
};
const glyph = { advance: 700, outline: 'M0 0L600 0L600 -700Z' };
const CAPITALS: LetterFont = {
  code: 'capitals',
  capHeight: 700,
  isUpperCase: true,
  glyphs: Object.fromEntries(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ.').map((letter) => [letter, glyph])),
  kerning: {},
};
const FONTS = new Map([['capitals', CAPITALS]]);
const read = (wish: DesignWish, offer: PersonalisationOffer | undefined = OFFER) =>
  readDesign(offer, wish, FONTS);

describe('letters', () => {
  it('[R1.007] that are a little too wide are made smaller, as an engraver would', () => {
    const laid = lettersOn(OFFER, { text: 'AB', font: CAPITALS, position: { widthMm: 12, heightMm: 8 } });
    expect(laid.ok && laid.value.widthMm).toBeCloseTo(12, 5);
  });
});

describe('a design', () => {
  it('[R1.007] is what the offer has, its text as it will be made', () => {
    expect(read({ text: ' a.n ', colour: 'blind', position: 'centre' })).toEqual({
      ok: true,
      value: { letters: { text: 'A.N', font: 'capitals', position: 'centre', colour: 'blind' } },
    });
  });

  it.each<{ what: string; wish: DesignWish; refusal: object; offer?: PersonalisationOffer }>([
    { what: 'no letters', wish: {}, refusal: { code: 'letters_missing', about: 'personalisation.text' } },
    {
      what: 'spaces alone',
      wish: { text: '  ' },
      refusal: { code: 'letters_missing', about: 'personalisation.text' },
    },
    {
      what: 'a font of others',
      wish: { text: 'A', font: 'gothic' },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.font' },
    },
    {
      what: 'letters that the workshop has lost',
      wish: { text: 'A', font: 'script' },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.font' },
    },
    {
      what: 'a place of others',
      wish: { text: 'A', position: 'sole' },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.position' },
    },
    {
      what: 'an ink of others',
      wish: { text: 'A', colour: 'neon' },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.colour' },
    },
    {
      what: 'an ink for an engraving',
      wish: { text: 'A', colour: 'gold' },
      offer: { ...OFFER, inks: [] },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.colour' },
    },
    {
      what: 'four letters',
      wish: { text: 'ABCD' },
      refusal: { code: 'letters_too_many', about: 'personalisation.text', max: 3 },
    },
    {
      what: 'letters wider than their place',
      wish: { text: 'ABC', position: 'corner' },
      refusal: { code: 'letters_too_wide', about: 'personalisation.text' },
    },
    {
      what: 'a character that the font has not',
      wish: { text: 'A1' },
      refusal: { code: 'letters_unknown', about: 'personalisation.text', name: '1' },
    },
    {
      what: 'a part of others',
      wish: { parts: { wing: 'red' } },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.parts.wing' },
      offer: MADE,
    },
    {
      what: 'a part that every object has',
      wish: { parts: { constructor: 'red' } },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.parts.constructor' },
      offer: MADE,
    },
    {
      what: 'a choice of others',
      wish: { parts: { upper: 'snake' } },
      refusal: { code: 'personalisation_not_offered', about: 'personalisation.parts.upper' },
      offer: MADE,
    },
  ])('[R1.007] with $what is refused by its field', ({ wish, refusal, offer }) => {
    expect(read(wish, offer)).toEqual({ ok: false, refusal });
  });

  it('[R1.007] of a piece that is not personalised is refused', () => {
    const refusal = { code: 'personalisation_not_offered', about: 'personalisation' };
    expect(readDesign(undefined, { text: 'A' }, FONTS)).toEqual({ ok: false, refusal });
  });

  it('[R2.023] has a choice for every part, the first where nothing is said, and needs no letters', () => {
    expect(read({ parts: { upper: 'lizard' } }, MADE)).toEqual({
      ok: true,
      value: { parts: { upper: 'lizard', laces: 'white' } },
    });
  });
});

describe('what a design costs', () => {
  const letters = { text: 'A', font: 'capitals', position: 'centre', colour: 'gold' };
  const lizard = { letters, parts: { upper: 'lizard', laces: 'white' } };

  it('[R2.023] grows with its letters and its parts, where the country has a price', () => {
    expect(designPrice(MADE, lizard, 'FR')).toBe(25_100);
    expect(designPrice(MADE, { parts: lizard.parts }, 'FR')).toBe(20_100);
    expect(designPrice(MADE, lizard, 'JP')).toBe(0);
  });

  it('[R7.110] takes as long as its longest part', () => {
    expect(makingDays(MADE, lizard)).toEqual({ min: 15, max: 18 });
    expect(makingDays(OFFER, { letters })).toEqual({ min: 5, max: 8 });
  });

  it('[R7.100] comes on top of the piece, and is no price where the house no longer makes it', () => {
    const piece = { amount: 1000, configuration: { personalisation: { letters } } };
    expect(designedPrice({ ...piece, offer: OFFER }, 'FR')).toBe(6000);
    expect(designedPrice({ ...piece, offer: null }, 'FR')).toBeNull();
    expect(designedPrice({ ...piece, offer: { ...OFFER, inks: [] } }, 'FR')).toBeNull();
    expect(designedPrice({ amount: 1000, offer: null, configuration: {} }, 'FR')).toBe(1000);
    expect(designedPrice({ ...piece, amount: null, offer: OFFER }, 'FR')).toBeNull();
    expect(isOffered(OFFER, { parts: { upper: 'ivory' } })).toBe(false);
  });
});

describe('moderation', () => {
  const lists = [
    { words: ['con', 'nazi', '1488'], anywhere: ['merde', 'くそ', 'كلب', '씨발'] },
    { words: ['rape'], anywhere: [] },
  ];
  it.each([
    'merde',
    'MERDE',
    'm.e.r.d.e',
    'm3rd3',
    'm1e2r3d4e',
    'Mérdé',
    'MEERDE',
    'la merde!',
    'merdes',
    'con',
    'c.o.n',
    'NAZI',
    'a nazi b',
    'n4zi',
    '1488',
    'rape',
    'くそ',
    'كلب',
    '씨발',
  ])('[R5.020, R7.166] finds %s', (text) => expect(hasListedWord(text, lists)).toBe(true));

  it.each(['ANNA', 'A.N.', 'Constance', 'Ignazio', 'mercredi', 'Rapelli', '', '2026', 'くも'])(
    '[R5.020] lets %s pass',
    (text) => expect(hasListedWord(text, lists)).toBe(false),
  );
});

describe('how letters look', () => {
  it.each(['foil', 'blind', 'engraved', 'painted'] as const)(
    '[R1.007] as %s has a light and a shade',
    (finish) => {
      const layers = letterLayers(finish, '#c9a255', 2);
      expect(layers.length).toBeGreaterThan(1);
      for (const { opacity } of layers) expect(opacity).toBeGreaterThan(0);
      expect(layers.some(({ dx, dy }) => dx !== 0 && dy !== 0)).toBe(true);
    },
  );

  it('[R1.007] in foil shines from light to dark', () => {
    const colours = foilStops('#c9a255').map(([, colour]) => colour);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/u);
    expect(new Set(colours).size).toBe(5);
  });
});
