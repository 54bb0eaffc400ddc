import { BODY_SIZE_RANGES, type SizeUnit } from '@vitrine/domain';

/** [R2.104] Wrists that are worn with a watch, as circumference in millimetres; `usualMm` is where the ruler begins. */
export const WRIST = {
  leastMm: BODY_SIZE_RANGES.wrist.min,
  mostMm: BODY_SIZE_RANGES.wrist.max,
  usualMm: 165,
} as const;

const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;

/** The nearest size there is, in whole millimetres. */
export const wristWithin = (sizeMm: number): number =>
  Math.round(Math.min(WRIST.mostMm, Math.max(WRIST.leastMm, sizeMm)));

/** [R3.023] A size as it lies in storage, or `undefined` for anything else somebody may have put there. */
export function parseWristSize(stored: string | null): number | undefined {
  if (stored === null || !/^\d{1,3}(?:\.\d{1,6})?$/u.test(stored)) return undefined;
  const sizeMm = Number(stored);
  return isWrist(sizeMm) ? sizeMm : undefined;
}

/** What somebody typed, in the digits and with the decimal sign of any of the shop's languages; undefined for no wrist. */
export function typedWristSize(text: string, unit: SizeUnit): number | undefined {
  const plain = text
    .trim()
    .replace(/[,٫．]/u, '.')
    .replaceAll(/\p{Nd}/gu, latinDigit);
  if (!/^\d{1,3}(?:\.\d*)?$/u.test(plain)) return undefined;
  const sizeMm = Math.round(Number(plain) * mmPer(unit));
  return isWrist(sizeMm) ? sizeMm : undefined;
}

/** The figure alone, in the words of a locale (BCP 47): centimetres to a tenth, inches to a quarter. */
export function wristFigure(sizeMm: number, unit: SizeUnit, bcp47: string): string {
  const value = unit === 'cm' ? sizeMm / MM_PER_CM : Math.round((sizeMm / MM_PER_INCH) * 4) / 4;
  return new Intl.NumberFormat(bcp47, { maximumFractionDigits: 2 }).format(value);
}

export const mmPer = (unit: SizeUnit): number => (unit === 'cm' ? MM_PER_CM : MM_PER_INCH);

const isWrist = (sizeMm: number): boolean => sizeMm >= WRIST.leastMm && sizeMm <= WRIST.mostMm;

/** Digits of every script stand in rows of ten that begin where their code is a whole number of tens from its zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Latin, Arabic, Persian, and the wide figures of East Asian keyboards. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10] as const;
