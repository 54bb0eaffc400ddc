/** The inks of the market print: flat colours, one screen each. */
export interface MarketInks {
  readonly ground: string;
  readonly second: string;
  readonly paper: string;
  readonly deep: string;
  readonly red: string;
  readonly orange: string;
  readonly lemon: string;
  readonly leaf: string;
  readonly mint: string;
  readonly pear: string;
  readonly pink: string;
  readonly plum: string;
  readonly sky: string;
}

/** The two colours of Marché. */
export const MARKET_INKS: Readonly<Record<string, MarketInks>> = {
  navy: {
    ground: '#1d2c52',
    second: '#d9573f',
    paper: '#f7efdf',
    deep: '#141d38',
    red: '#c93a32',
    orange: '#e38a3a',
    lemon: '#efc94f',
    leaf: '#3f7f5a',
    mint: '#a9cdb0',
    pear: '#b7bf58',
    pink: '#ea9aa0',
    plum: '#5d3a6b',
    sky: '#8fb4d8',
  },
  coral: {
    ground: '#e2654c',
    second: '#23406b',
    paper: '#fbf1df',
    deep: '#4a1f26',
    red: '#b92f34',
    orange: '#f0a046',
    lemon: '#f4d264',
    leaf: '#3d7a5c',
    mint: '#bcd8b6',
    pear: '#c3c763',
    pink: '#f4b9ac',
    plum: '#6b3a5e',
    sky: '#a6c6dc',
  },
};
