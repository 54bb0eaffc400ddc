/** The inks of the courtyard print: flat colours, one screen each. */
export interface CourtyardInks {
  /** Border and rolled hem. */
  readonly ground: string;
  readonly onGround: string;
  /** The four walls, from the sunlit one round to the one in shade. */
  readonly walls: readonly [string, string, string, string];
  /** Openings in shade. */
  readonly deep: string;
  readonly trim: string;
  readonly gold: string;
  readonly warm: string;
  readonly cool: string;
  readonly leaf: string;
  readonly paper: string;
  readonly water: string;
}

/** The three colours of Cour intérieure. */
export const COURTYARD_INKS: Readonly<Record<string, CourtyardInks>> = {
  green: {
    ground: '#17493b',
    onGround: '#e9dcbf',
    walls: ['#f4e6cb', '#ecd2ad', '#d8b489', '#e6c49a'],
    deep: '#12352c',
    trim: '#fbf4e4',
    gold: '#cf9f4b',
    warm: '#bf5636',
    cool: '#8fb5a8',
    leaf: '#3d7a57',
    paper: '#f6edda',
    water: '#b9d3c6',
  },
  bordeaux: {
    ground: '#5a1a22',
    onGround: '#f1d9bf',
    walls: ['#f7e2cf', '#f0c6ab', '#dd9c82', '#e8b496'],
    deep: '#431019',
    trim: '#fdf3e6',
    gold: '#d6a254',
    warm: '#b53b2c',
    cool: '#93a39a',
    leaf: '#6d7a4a',
    paper: '#f9ecdd',
    water: '#d9c9bd',
  },
  ivory: {
    ground: '#f0e7d5',
    onGround: '#34575a',
    walls: ['#e9d8b6', '#d3bd93', '#a98f68', '#bfa67a'],
    deep: '#2c3f44',
    trim: '#fbf6ea',
    gold: '#b98a3f',
    warm: '#b4573f',
    cool: '#7fa0a8',
    leaf: '#5c7d62',
    paper: '#f8f1e2',
    water: '#b4cdd0',
  },
};
