/**
 * [R7.019] What a device does for somebody who cannot read the picture of a captcha: it looks for a number whose digest, under the
 * captcha's name, begins with so many zero bits. A digest takes a core about 5 ms, in a browser as in a program; 512 are needed
 * on average.
 */
export const CAPTCHA_WORK = { iterations: 10_000, zeroBits: 9 } as const;

const WORK = /^work-(\d{1,9})$/u;

/** What stands in the place of a captcha's digits. */
export const workCode = (found: number): string => `work-${found}`;

/** The number that was found, as text; undefined where digits were typed. */
export const foundNumber = (code: string): string | undefined => WORK.exec(code)?.[1];

/** Whether a digest begins with the zero bits that are asked for. */
export function isEnoughWork([first = 255, second = 255]: Uint8Array): boolean {
  return (first * 256 + second) >> (16 - CAPTCHA_WORK.zeroBits) === 0;
}
