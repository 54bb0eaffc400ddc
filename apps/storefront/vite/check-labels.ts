import { globSync, readFileSync } from 'node:fs';
import { PAGE_IDS, pageSpec } from '@vitrine/contracts';
import { LABELLED_LANGUAGES } from '@vitrine/domain';
import { type LabelPart, labelPartOf } from '../src/shared/i18n/label-parts.ts';

/**
 * Holds the storefront's labels to the code and to each other: every language says the same keys with the same values,
 * every key that the code uses exists, none is left unused, and what only one feature's part of the catalogue holds is
 * used in that feature alone. Prints every fault and fails.
 */
const STOREFRONT = 'apps/storefront/src';

/**
 * Where a part's labels are loaded, and so may be said: in the folders of its name, and in the pages that the registry
 * gives it. Here are the parts that live elsewhere.
 */
const ELSEWHERE: Readonly<Partial<Record<LabelPart, RegExp>>> = {
  checkout: /^(?:features|shared)\/checkout\//u,
  account: /^(?:shared\/account|features\/(?:sign-in|identity|checkout\/login))\//u,
  contact: /^features\/checkout\/login\//u,
  delivery: /^features\/checkout\/(?:shipping\/|collecting\/|delivery-step)/u,
  collecting: /^features\/checkout\/collecting\//u,
  payment: /^features\/checkout\/payment\//u,
  assisted: /^features\/checkout\/payment\/assisted\//u,
  outcome:
    /^features\/checkout\/(?:confirmation|challenge|failure|approval|payment\/methods\/\w[\w-]*\/resume-)/u,
  address: /^(?:shared\/address|features\/checkout\/(?:shipping|collecting))\//u,
  korea: /^shared\/address\/korea-panel/u,
  tryon: /^features\/try-on\//u,
  view3d: /^(?:features\/product|shared)\/view-3d\//u,
  detail: /^features\/product\/(?:beneath|bundle|services|size-guide)\//u,
  look: /^features\/product\/look\//u,
  finding: /^(?:features\/search|shared\/finding)\//u,
  server: /^(?:shared\/server\/|layouts\/default-layout)/u,
  magazine: /^(?:features\/magazine|shared\/reading)\//u,
  workday: /^features\/agents\/day\//u,
  age: /^shared\/server\/ask-age/u,
  refusals: /^(?:features\/cart\/pending-order|shared\/api\/failure-text)/u,
};
const homeOf = (part: LabelPart) => ELSEWHERE[part] ?? new RegExp(`^(?:features|shared)/${part}/`, 'u');

const LABELS_OF_ROUTE: ReadonlyMap<string, readonly (LabelPart | undefined)[]> = new Map(
  PAGE_IDS.map((id) => [`routes/${id}.tsx`, [pageSpec(id).labels].flat()]),
);

type Catalogue = Readonly<Record<string, string>>;

const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(`${STOREFRONT}/shared/i18n/labels/${language}.json`, 'utf8'));

/** The names of the values of an ICU message, those within plural and select branches included. */
function valuesOf(message: string): readonly string[] {
  const names = new Set<string>();
  const stack: ('message' | 'argument')[] = ['message'];
  for (let at = 0; at < message.length; at++) {
    if (message[at] === '}') stack.pop();
    if (message[at] !== '{') continue;
    const opensArgument = stack.at(-1) === 'message';
    stack.push(opensArgument ? 'argument' : 'message');
    const name = opensArgument ? /^\{\s*(?<name>\w+)/u.exec(message.slice(at))?.groups?.['name'] : undefined;
    if (name !== undefined) names.add(name);
  }
  return [...names].toSorted();
}

const files = (pattern: string) =>
  globSync(pattern, { exclude: (name) => ['node_modules', 'dist', 'build'].includes(name) })
    // The table of parts names keys, and says none.
    .filter((path) => !/\.test\.tsx?$|\/i18n\/label-parts\.ts$/u.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const english = readCatalogue('eng');
const keys = Object.keys(english);
const code = files(`${STOREFRONT}/**/*.{ts,tsx}`);
/** Codes and title keys that data and services name, and the storefront says through a made-up key. */
const elsewhere = files('packages/{domain,services,database}/{src,house}/**/*.{ts,json}')
  .map(({ text }) => text)
  .join('\n');

/** `address_${field}` in the code: the beginning of keys made at run time. */
const MADE = /`(?<prefix>[a-z]+(?:_[a-z]+)*_)\$\{/gu;
const QUOTED = /['"`](?<key>\w+)['"`]/gu;

const madePrefixes = new Set(code.flatMap(({ text }) => [...text.matchAll(MADE)].map(prefixOf)));

function prefixOf({ groups }: RegExpExecArray): string {
  return groups?.['prefix'] ?? '';
}

function keysIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(({ groups }) => groups?.['key'] ?? '');
}

/** Said by name, or by a beginning in the code and an end that the storefront, data or services name. */
function isUsed(key: string): boolean {
  if (code.some(({ text }) => keysIn(text).includes(key))) return true;
  if (keysIn(elsewhere).includes(key)) return true;
  return [...madePrefixes].some((prefix) => key.startsWith(prefix) && isNamed(key.slice(prefix.length)));
}

function isNamed(ending: string): boolean {
  const quoted = new RegExp(`['"\`.]${ending}['"\`]|\\b${ending}:`, 'u');
  return quoted.test(elsewhere) || code.some(({ text }) => quoted.test(text));
}

function* differences(language: string): Generator<string> {
  const catalogue = readCatalogue(language);
  for (const key of keys) {
    const text = catalogue[key]?.trim() ?? '';
    if (text === '') yield `${language} does not say ${key}`;
    else if (valuesOf(text).join() !== valuesOf(english[key] ?? '').join()) {
      yield `${language} says ${key} with {${valuesOf(text).join('}, {')}}, not {${valuesOf(english[key] ?? '').join('}, {')}}`;
    }
  }
  for (const key of Object.keys(catalogue)) {
    if (!Object.hasOwn(english, key)) yield `${language} says ${key}, which English does not`;
  }
}

/** Calls such as `t('key')`, and properties such as `titleKey: 'key'`, of keys that do not exist. */
function* unknownKeys(): Generator<string> {
  const CALLED = /(?:\bt\(\s*|\bfind\(\s*|\b\w*Key: )'(?<key>\w+)'/gu;
  for (const { path, text } of code) {
    for (const { groups } of text.matchAll(CALLED)) {
      const key = groups?.['key'] ?? '';
      if (!Object.hasOwn(english, key)) yield `${path} says ${key}, which is in no catalogue`;
    }
  }
}

function* strayKeys(): Generator<string> {
  for (const { path, text } of code) {
    const local = path.slice(STOREFRONT.length + 1);
    for (const key of keysIn(text)) {
      const part = Object.hasOwn(english, key) ? labelPartOf(key) : 'shell';
      if (
        part !== 'shell' &&
        !homeOf(part).test(local) &&
        LABELS_OF_ROUTE.get(local)?.includes(part) !== true
      ) {
        yield `${path} says ${key}, which is loaded with the ${part} part only`;
      }
    }
  }
}

const faults = [
  ...LABELLED_LANGUAGES.flatMap((language) => [...differences(language)]),
  ...unknownKeys(),
  ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere`),
  ...strayKeys(),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${keys.length} labels in ${LABELLED_LANGUAGES.length} languages: ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
