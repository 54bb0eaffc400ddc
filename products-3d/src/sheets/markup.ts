import { type Html, html } from '@vitrine/html';

type Part = string | number | undefined | Html | readonly (Html | undefined)[];

/** HTML or SVG around values, escaped; numbers are millimetres, written to the thousandth. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  html(
    parts,
    ...values.map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
  );
