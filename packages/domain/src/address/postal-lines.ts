import { fullName, isEastAsianScript, type PersonName } from './person-name.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** What of an address says the place. `state` is its code. */
interface AddressPlace {
  readonly city: string;
  readonly state?: string | undefined;
  readonly district?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly countryCode: string;
}

/** What stands on a parcel, but for the country and the telephone number. */
interface PostalRecipient extends AddressPlace, PersonName {
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly address3?: string | undefined;
  readonly companyName?: string | undefined;
}

/**
 * An address line by line, as the country's post writes it (Universal Postal Union, S42): in China, Japan and Korea from the
 * large to the small, the name below; elsewhere the name, the street, the place. `stateName`: the state in the reader's words,
 * where it is known.
 */
export function postalLines(address: PostalRecipient, stateName?: string): readonly string[] {
  const { address1, address2, address3, companyName, countryCode, postalCode } = address;
  const name = fullName(address, countryCode);
  const street = run([regionAndCity(address, stateName), address1]);
  switch (countryCode) {
    case 'JP':
      return written([postalCode && `〒${postalCode}`, street, address2, address3, companyName, name]);
    case 'CN':
      return written([postalCode, street, address2, address3, companyName, name]);
    case 'KR':
      return written([
        joined(' ', [regionAndCity(address, stateName, ' '), address1]),
        address2,
        address3,
        companyName,
        name,
        postalCode,
      ]);
    case 'GB':
      // The town's post wants its code alone on the last line.
      return written([name, companyName, address1, address2, address3, address.city, stateName, postalCode]);
    default:
      return written([name, companyName, address1, address2, address3, placeLine(address, stateName)]);
  }
}

/** A store by its name, and where it is. */
interface NamedStore {
  readonly name: string;
  readonly address: Pick<PostalRecipient, 'address1' | 'address2' | 'state' | 'postalCode'>;
  readonly city: string;
  readonly country: string;
}

/** The name and address of a store, line by line. */
export const storeLines = ({ name, address, city, country }: NamedStore): readonly string[] =>
  postalLines({
    ...address,
    firstName: '',
    lastName: '',
    companyName: name,
    city,
    countryCode: country,
  });

/**
 * City, state and postal code in one line: in the United States `New York, NY 10012`; in Britain `London W1S 4HJ`; in Italy `20121 Milano MI`; in the
 * Emirates the city with its emirate in the same script, without a code; elsewhere the code before the city.
 */
export function placeLine(
  { city, state, postalCode, countryCode }: AddressPlace,
  stateName: string | undefined = state,
): string {
  switch (countryCode) {
    case 'US':
      return joined(', ', [city, joined(' ', [state, postalCode])]);
    case 'GB':
      return joined(' ', [city, postalCode]);
    case 'IT':
      return joined(' ', [postalCode, city, state]);
    case 'AE':
      return cityOfEmirate(city, stateName);
    default:
      return joined(', ', [joined(' ', [postalCode, city]), stateName]);
  }
}

/** `东京都渋谷区`; a city that is its own province, such as Shanghai, is said once. */
function regionAndCity(
  { city, state, district }: AddressPlace,
  stateName: string | undefined = state,
  separator?: string,
): string {
  const parts = [...(isNamedIn(city, stateName) ? [city] : [stateName, city]), district];
  return separator === undefined ? run(parts) : joined(separator, parts);
}

/** Chinese and Japanese run on; what is written in Latin letters keeps its spaces. */
function run(parts: readonly (string | undefined)[]): string {
  return written(parts).reduce((line, part) => {
    const runsOn = line === '' || (isEastAsianScript(line.slice(-1)) && isEastAsianScript(part.slice(0, 1)));
    return runsOn ? line + part : `${line} ${part}`;
  }, '');
}

/** `Al Ain, Abu Dhabi` or `العين، أبوظبي`: the emirate by its name in the script of the city, and that script's comma. */
function cityOfEmirate(city: string, emirate: string | undefined): string {
  if (isNamedIn(city, emirate)) return city;
  const isArabic = ARABIC.test(city);
  return joined(isArabic ? '، ' : ', ', [city, emirate && nameInScript(emirate, isArabic)]);
}

/** Of a name that stands in two scripts, `Dubai · دبي`, the one in Arabic or the other; any other name as it is. */
export function nameInScript(name: string, isArabic: boolean): string {
  return namesIn(name).find((one) => ARABIC.test(one) === isArabic) ?? name;
}

/** Dubai is in Dubai; a name may stand in two scripts, `Dubai · دبي`. */
function isNamedIn(city: string, stateName: string | undefined): boolean {
  return namesIn(stateName).some((name) => name.toLowerCase() === city.trim().toLowerCase());
}

function namesIn(stateName = ''): readonly string[] {
  return stateName.split('·').map((name) => name.trim());
}

function joined(separator: string, parts: readonly (string | undefined)[]): string {
  return written(parts).join(separator);
}

function written(parts: readonly (string | undefined)[]): readonly string[] {
  return parts.filter((part) => part !== undefined).filter((part) => part !== '');
}
