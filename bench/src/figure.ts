/** One row of the table: what was measured, what it must reach and what we aim for, where anything is asked. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly must?: number;
  readonly aim?: number;
  readonly measured: number;
  /** Scores must be at least, everything else at most. */
  readonly better: 'lower' | 'higher';
}

function verdict({ measured, must, aim, better }: Figure): 'aim' | 'must' | 'short' | '–' {
  const reaches = (limit: number): boolean => (better === 'lower' ? measured <= limit : measured >= limit);
  if (aim !== undefined && reaches(aim)) return 'aim';
  if (must === undefined) return '–';
  return reaches(must) ? 'must' : 'short';
}

/** A Markdown table, ready for bench/README.md. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, must, aim, measured } = figure;
    const limit = (value: number | undefined): string => (value === undefined ? '–' : `${value} ${unit}`);
    return `| ${name} | ${round(measured)} ${unit} | ${limit(must)} | ${limit(aim)} | ${verdict(figure)} |`;
  });
  return ['| | measured | must | aim | reaches |', '|---|---|---|---|---|', ...rows].join('\n');
}

const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(3);
