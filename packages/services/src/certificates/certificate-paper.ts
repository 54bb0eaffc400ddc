import { createHash } from 'node:crypto';
import { decimalSign, fullName, joinedParts, type Locale, pageUrl, readIn, sizeText } from '@vitrine/domain';
import encodeQr from 'qr';
import type { ServiceDeps } from '../deps.ts';
import { codeOf, editionCodeOf, isCode } from './activation-code.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { materialsOf, printedOfParcel, printedOwn, type PrintedRow } from './printed.store.ts';

type PaperDeps = Pick<ServiceDeps, 'db' | 'config' | 'print' | 'readPicture'>;

/** Pixels: 78 mm at 300 dots an inch. */
const PICTURE_WIDTH = 920;

interface PrintedCertificate {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** [R2.059] The certificate of a piece that the customer has, as PDF; undefined for another's. */
export async function printOwn(
  deps: PaperDeps,
  wanted: { readonly serialNumber: string; readonly customerId: string },
  locale: Locale,
): Promise<PrintedCertificate | undefined> {
  const row = await printedOwn(deps.db, wanted, locale.language);
  return row === undefined
    ? undefined
    : printAll(deps, [{ row, owner: fullName(row, locale.country) }], locale);
}

/** The cards that lie in a parcel, as PDF; undefined where none of its pieces has one. */
export async function printCards(
  deps: PaperDeps,
  parcel: { readonly market: string; readonly parcelId: string },
  locale: Locale,
): Promise<PrintedCertificate | undefined> {
  const rows = await printedOfParcel(deps.db, parcel, locale.language);
  return rows.length === 0
    ? undefined
    : printAll(
        deps,
        rows.map((row) => ({ row })),
        locale,
      );
}

interface Printing {
  readonly row: PrintedRow;
  readonly owner?: string;
}

async function printAll(
  deps: PaperDeps,
  printings: readonly Printing[],
  locale: Locale,
): Promise<PrintedCertificate> {
  const words = PAPER_WORDS[locale.language];
  const pictures = new Map<string, Uint8Array>();
  const certificates: object[] = [];
  for (const printing of printings) {
    const picture = await pictureOf(deps, printing.row);
    if (picture !== undefined) pictures.set(picture.name, picture.bytes);
    certificates.push(await oneOf(deps, { ...printing, picture: picture?.name ?? null }, locale));
  }
  const [lang = 'en', region = ''] = locale.bcp47.split('-');
  const { bytes } = await deps.print({
    template: 'certificate',
    content: {
      lang,
      region: region.length === 2 ? region : locale.country,
      rtl: locale.isRtl,
      house: 'Aurèle',
      title: words.title,
      madeOf: words.madeOf,
      page: words.page,
      foot: [addressOf(deps, locale, 'authenticity')],
      certificates,
    },
    pictures: Object.fromEntries(pictures),
  });
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function pictureOf({ readPicture }: PaperDeps, { serialNumber, look, media }: PrintedRow) {
  const [first] = media ?? [];
  if (look === null || first === undefined) return undefined;
  const bytes = await readPicture({ look, view: first.view }, PICTURE_WIDTH);
  return bytes === undefined ? undefined : { name: `${serialNumber}.webp`, bytes };
}

async function oneOf(
  deps: PaperDeps,
  { row, owner, picture }: Printing & { readonly picture: string | null },
  locale: Locale,
): Promise<object> {
  const words = PAPER_WORDS[locale.language];
  const { serialNumber: number, colour, size, skuId, name } = row;
  const code = printedCode(deps, row);
  const day = new Intl.DateTimeFormat(locale.bcp47, { dateStyle: 'long', timeZone: 'UTC' });
  const facts = [
    { name: words.number, value: number },
    ...(code === undefined ? [] : [{ name: words.code, value: code }]),
    { name: words.madeOn, value: day.format(new Date(`${row.madeOn}T12:00:00Z`)) },
    ...(skuId === null ? [] : [{ name: words.reference, value: skuId }]),
    ...(owner === undefined ? [] : [{ name: words.owner, value: owner }]),
    ...editionFacts(deps, row, locale),
  ];
  const shownSize = size === null ? undefined : sizeText(size, decimalSign(locale.bcp47));
  const { isRtl } = locale;
  const details = joinedParts([colour ?? '', shownSize], { separator: ' · ', isRtl });
  return {
    number,
    name: name ?? words.piece,
    details: details === '' ? [] : [details],
    statement: words.statement.replace('%s', () => number),
    facts,
    materials: await madeOf(deps, row, locale),
    picture,
    code: encodeQr(activationUrl(deps, locale, { number, code }), 'svg', { ecc: 'medium', border: 1 }),
    scan: words.scan,
  };
}

/** [R2.054] Which number of its digital edition comes with a piece, and the code that claims it in the wallet. */
function editionFacts(
  { config }: PaperDeps,
  { serialNumber, edition, editionOf }: PrintedRow,
  { language }: Locale,
): readonly { readonly name: string; readonly value: string }[] {
  if (edition === undefined || edition === null) return [];
  const words = PAPER_WORDS[language];
  return [
    { name: words.edition, value: `${edition} / ${editionOf}` },
    { name: words.editionCode, value: editionCodeOf(config, serialNumber) },
  ];
}

async function madeOf({ db }: PaperDeps, { materialIds }: PrintedRow, locale: Locale) {
  const regions = new Intl.DisplayNames(locale.bcp47, { type: 'region' });
  return (await materialsOf(db, materialIds)).map(({ originCountry, texts }) => ({
    name: readIn(texts, locale.language).text.name,
    origin: regions.of(originCountry) ?? originCountry,
  }));
}

/** The code, where the shop itself made it: of others nothing but the digest is known. */
function printedCode(
  { config }: PaperDeps,
  { serialNumber, activationHash }: PrintedRow,
): string | undefined {
  const code = codeOf(config, serialNumber);
  return isCode(activationHash, code) ? code : undefined;
}

/** [R2.061] Number and code stand behind the `#`, which browsers send to nobody: no log has them. */
function activationUrl(
  deps: PaperDeps,
  locale: Locale,
  { number, code }: { readonly number: string; readonly code: string | undefined },
): string {
  const fragment = new URLSearchParams({ number, ...(code === undefined ? {} : { code }) });
  return `${addressOf(deps, locale, 'mylv/certificates/activation')}#${fragment.toString()}`;
}

function addressOf({ config }: PaperDeps, locale: Locale, path: string): string {
  const [origin = ''] = config.ownOrigins;
  return origin + pageUrl(locale.code, path);
}
