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

/** What a figure reaches: what is aimed for, what it must, or neither. */
export function verdict({ measured, must, aim, better }: Figure): 'aim' | 'must' | 'short' | '–' {
  const reaches = (limit: number): boolean => (better === 'lower' ? measured <= limit : measured >= limit);
  if (aim !== undefined && reaches(aim)) return 'aim';
  if (must === undefined) return '–';
  return reaches(must) ? 'must' : 'short';
}

/** `7.7 ms`: at most two digits behind the point, three of what is less than one. */
export function measuredText({ measured, unit }: Figure): string {
  return `${round(measured)} ${unit}`.trim();
}

export function limitText(limit: number | undefined, unit: string): string {
  return limit === undefined ? '–' : `${limit} ${unit}`.trim();
}

/** A Markdown table, for the terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, must, aim } = figure;
    return `| ${name} | ${measuredText(figure)} | ${limitText(must, unit)} | ${limitText(aim, unit)} | ${verdict(figure)} |`;
  });
  return ['| | measured | must | aim | reaches |', '|---|---|---|---|---|', ...rows].join('\n');
}

function round(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return value.toFixed(0);
  return String(Number(value.toFixed(value >= 1 ? 2 : 3)));
}
