type Triple = readonly [x: number, y: number, z: number];

/** Where letters stand on a model: a flat place, or one that runs around a cylinder. */
export interface ModelPlace {
  /** In the model's own units and axes; `across` and `up` are unit vectors. */
  readonly centre: Triple;
  readonly across: Triple;
  readonly up: Triple;
  /** Of the cylinder along `up` that the place runs around; negative where one looks into it. */
  readonly radius?: number | undefined;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How letters are put on: a metal foil, pressed in without colour, cut into metal, painted. */
export type ReliefFinish = 'foil' | 'blind' | 'engraved' | 'painted';

/** Letters on a piece. */
export interface WrittenLetters {
  /** SVG path data (M L C Q Z, absolute) in millimetres, y down, the origin in the middle of the place. */
  readonly outline: string;
  readonly place: ModelPlace;
  readonly finish: ReliefFinish;
  /** CSS colour of foil or paint. */
  readonly colour?: string | undefined;
}

/** Models are in metres. */
export const UNITS_PER_MM = 0.001;

/** Accents and the tails of script reach beyond the place. */
const BEYOND = { widthShare: 1.08, heightShare: 2 } as const;

/** What is drawn on, in millimetres: the place and what letters may reach beyond it. */
export const sheetMm = ({ widthMm, heightMm }: ModelPlace): readonly [width: number, height: number] => [
  widthMm * BEYOND.widthShare,
  heightMm * BEYOND.heightShare,
];
