/** White space, control and format characters, and what Windows, macOS or Linux forbid in a file name. */
const FORBIDDEN = /[\s\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*_]+/gu;
/** A file system holds 255 bytes of a name, and a letter may take four: this leaves 75 for the rest. */
const LONGEST_NAME = 45;

/**
 * [R9.021, R2.091] `{name}_{skuId}_{DDMMYYYY}.png`, by the shopper's own calendar day. Letters of every script stay;
 * `_` parts the fields and therefore becomes `-` within them.
 */
export function pictureFileName(name: string, skuId: string, day: Date): string {
  return `${[shortened(plain(name)), plain(skuId), dayMonthYear(day)].filter(Boolean).join('_')}.png`;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}

const shortened = (text: string) => Array.from(text).slice(0, LONGEST_NAME).join('');

function dayMonthYear(day: Date): string {
  return `${two(day.getDate())}${two(day.getMonth() + 1)}${String(day.getFullYear()).padStart(4, '0')}`;
}

const two = (value: number) => String(value).padStart(2, '0');
