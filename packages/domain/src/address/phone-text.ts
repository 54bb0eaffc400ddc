/** What numbers begin with behind the calling code, where the country groups them by that; how many digits stand together. */
type Numbering = readonly [callingCode: string, areas: string, groups: string];

const NUMBERINGS: readonly Numbering[] = [
  ['+971', '', '234'],
  ['+44', '2', '244'],
  ['+44', '161', '334'],
  ['+44', '7', '46'],
  ['+65', '', '44'],
  ['+33', '', '12222'],
  ['+86', '', '344'],
  ['+82', '10', '244'],
  ['+82', '2', '144'],
  ['+82', '51', '234'],
  ['+81', '3 6', '144'],
  ['+81', '70 80 90', '244'],
  ['+81', '75', '234'],
  ['+1', '', '334'],
  ['+49', '30 89', '253'],
  ['+39', '02 06', '244'],
  ['+39', '055', '334'],
  ['+34', '', '333'],
  ['+45', '', '2222'],
  ['+31', '20', '234'],
  ['+32', '2', '1322'],
  ['+41', '', '2322'],
  ['+43', '1', '134'],
  ['+46', '8', '1332'],
  ['+852', '', '44'],
  ['+60', '3', '144'],
  ['+91', '22', '244'],
];

/**
 * An international number as it is read in its country: `+1 212 555 0142`, `+33 1 99 00 01 42`; the Emirates' numbers have
 * eight digits or, mobile, nine. A number written without its calling code, or of a country or area not listed, stays as
 * it is.
 */
export function phoneText(phone: string): string {
  const compact = phone.replaceAll(/[\s().-]/gu, '');
  const numbering = NUMBERINGS.find(([code, areas]) =>
    areas.split(' ').some((area) => compact.startsWith(code + area)),
  );
  if (numbering === undefined) return phone;
  const [callingCode, , groups] = numbering;
  const digits = compact.slice(callingCode.length);
  return [callingCode, ...grouped(digits, groups.split('').map(Number))].join(' ');
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
