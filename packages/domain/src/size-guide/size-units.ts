export type SizeUnit = 'cm' | 'inches';

/** [R9.030] The units of a size guide in the order a country (ISO 3166-1 alpha-2) reads them. */
export function sizeUnits(country: string): readonly [SizeUnit, SizeUnit] {
  return country === 'US' ? ['inches', 'cm'] : ['cm', 'inches'];
}

const CM_PER_INCH = 2.54;

/** A length in inches, to a hundredth: finer than anybody measures a finger or a foot. */
export function inchesOf(lengthCm: number): number {
  return Math.round((lengthCm / CM_PER_INCH) * 100) / 100;
}
