/** One row of the table: what was measured, what it must reach and what we aim for. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly must: number;
  readonly aim: number;
  readonly measured: number;
  /** Scores must be at least, everything else at most. */
  readonly better: 'lower' | 'higher';
}

function verdict({ measured, must, aim, better }: Figure): 'aim' | 'must' | 'short' {
  const reaches = (limit: number): boolean => (better === 'lower' ? measured <= limit : measured >= limit);
  if (reaches(aim)) return 'aim';
  return reaches(must) ? 'must' : 'short';
}

/** A Markdown table, ready for bench/README.md. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, must, aim, measured } = figure;
    return `| ${name} | ${round(measured)} ${unit} | ${must} ${unit} | ${aim} ${unit} | ${verdict(figure)} |`;
  });
  return ['| | measured | must | aim | reaches |', '|---|---|---|---|---|', ...rows].join('\n');
}

const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(3);
