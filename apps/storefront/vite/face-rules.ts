/** An `@font-face` rule whose file is to be cut to what the rule says. */
export interface FaceRule {
  /** As the style sheet's `url()` says it: a file of a package, and after the question mark the cut's name. */
  readonly specifier: string;
  readonly weights: FaceWeights;
  /** Every character of the rule's `unicode-range`. */
  readonly letters: string;
}

/** From the lightest to the heaviest weight (1–1000); both the same for a face of one weight. */
export interface FaceWeights {
  readonly min: number;
  readonly max: number;
}

const RULE = /@font-face\s*\{(?<declarations>[^}]*)\}/gu;
const NAMED_CUT = /url\('(?<specifier>[^'?]+\.woff2\?\w+)'\)/u;

/** The rules of a style sheet whose file has a name after a question mark. Throws where such a rule says too little. */
export function faceRules(css: string): readonly FaceRule[] {
  return [...css.matchAll(RULE)].flatMap(({ groups }) => {
    const declarations = groups?.['declarations'] ?? '';
    const specifier = NAMED_CUT.exec(declarations)?.groups?.['specifier'];
    if (specifier === undefined) return [];
    const said = (property: string): string => {
      const value = new RegExp(`${property}:\\s*(?<value>[^;]+);`, 'u').exec(declarations)?.groups?.['value'];
      if (value === undefined) throw new Error(`The face ${specifier} says no ${property}`);
      return value;
    };
    return [
      { specifier, weights: parseWeights(said('font-weight')), letters: parseRange(said('unicode-range')) },
    ];
  });
}

function parseWeights(value: string): FaceWeights {
  const [min = Number.NaN, max = min] = value.trim().split(/\s+/u).map(Number);
  if (!(min >= 1 && max >= min && max <= 1000)) throw new Error(`${value} is no range of weights`);
  return { min, max };
}

/** The characters of a `unicode-range` such as `U+20-7E, U+A0`. */
export function parseRange(value: string): string {
  return value
    .split(',')
    .map((part) => {
      const { from = '', to = from } =
        /^U\+(?<from>[\dA-F]+)(?:-(?<to>[\dA-F]+))?$/iu.exec(part.trim())?.groups ?? {};
      if (from === '') throw new Error(`${part.trim()} is no part of a unicode-range`);
      return lettersBetween(Number.parseInt(from, 16), Number.parseInt(to, 16));
    })
    .join('');
}

function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
