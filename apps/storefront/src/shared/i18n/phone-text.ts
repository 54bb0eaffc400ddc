/** How each country writes the digits behind its calling code. */
const GROUPS: readonly (readonly [callingCode: string, groups: readonly number[]])[] = [
  ['+971', [1, 3, 4]],
  ['+33', [1, 2, 2, 2, 2]],
  ['+1', [3, 3, 4]],
];

/** An E.164 number as it is read: `+1 212 555 0142`. One of a country not listed is left as it is. */
export function phoneText(phone: string): string {
  const [callingCode, groups] = GROUPS.find(([code]) => phone.startsWith(code)) ?? [];
  if (callingCode === undefined || groups === undefined) return phone;
  let rest = phone.slice(callingCode.length);
  const parts = groups.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [callingCode, ...parts, rest].filter((part) => part !== '').join(' ');
}
