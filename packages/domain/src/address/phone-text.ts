interface Numbering {
  readonly callingCode: string;
  /** What the number begins with behind the calling code, where others of the country are grouped otherwise. */
  readonly area?: string;
  /** How many digits stand together behind the calling code. */
  readonly groups: readonly number[];
}

const NUMBERINGS: readonly Numbering[] = [
  { callingCode: '+971', groups: [2, 3, 4] },
  { callingCode: '+44', area: '2', groups: [2, 4, 4] },
  { callingCode: '+44', area: '7', groups: [4, 6] },
  { callingCode: '+65', groups: [4, 4] },
  { callingCode: '+33', groups: [1, 2, 2, 2, 2] },
  { callingCode: '+86', groups: [3, 4, 4] },
  { callingCode: '+82', area: '10', groups: [2, 4, 4] },
  { callingCode: '+82', area: '2', groups: [1, 4, 4] },
  ...['3', '6', '70', '80', '90'].map((area) => ({ callingCode: '+81', area, groups: [area.length, 4, 4] })),
  { callingCode: '+1', groups: [3, 3, 4] },
];

/**
 * An international number as it is read in its country: `+1 212 555 0142`, `+33 1 99 00 01 42`; the Emirates' numbers have
 * eight digits or, mobile, nine; of the British ones those that begin with 2, as in London, and mobiles are known, of
 * the Korean ones those of Seoul and mobiles, of the Japanese ones those of Tokyo and Osaka and mobiles. A number written
 * without its calling code, or of a country or area not listed, stays as it is.
 */
export function phoneText(phone: string): string {
  const compact = phone.replaceAll(/[\s().-]/gu, '');
  const numbering = NUMBERINGS.find(({ callingCode, area = '' }) => compact.startsWith(callingCode + area));
  if (numbering === undefined) return phone;
  const { callingCode, groups } = numbering;
  const digits = compact.slice(callingCode.length);
  return [callingCode, ...grouped(digits, groups)].join(' ');
}

/** Counted from the end, so that a shorter area code stands alone; digits too many stay with the first group. */
function grouped(digits: string, groups: readonly number[]): readonly string[] {
  const parts: string[] = [];
  let rest = digits;
  for (const length of groups.slice(1).toReversed()) {
    parts.unshift(rest.slice(-length));
    rest = rest.slice(0, -length);
  }
  return [rest, ...parts].filter((part) => part !== '');
}
