import type { CertificateBody, CertifiedProductsBody, MaterialBody } from '@vitrine/contracts';
import {
  CERTIFICATE_EVENT_NAMES,
  CERTIFICATE_SYSTEM_ID,
  certificateState,
  type ChainEntry,
  type ChainWord,
  eventDate,
  foreignTag,
  type Locale,
  readIn,
} from '@vitrine/domain';
import { type PieceRow, toMedias, toPiece } from '../catalog/index.ts';
import type { CertificateRow, MaterialRow } from './certificate.store.ts';

type CertifiedPiece = NonNullable<CertifiedProductsBody['products'][number]['sku']>;

export function toCertified(
  row: CertificateRow,
  locale: Locale,
  now: Date,
): CertifiedProductsBody['products'][number] {
  return {
    serialNumber: row.serialNumber,
    status: certificateState(row, now),
    madeOn: row.madeOn,
    ...pieceOf(row, locale),
    materialIds: [...row.materialIds],
  };
}

/** The piece, where somebody recorded which it is. */
export function pieceOf(row: CertificateRow, locale: Locale): { sku?: CertifiedPiece } {
  return isNamed(row) ? { sku: toCertifiedPiece(row, locale) } : {};
}

const isNamed = (row: CertificateRow): row is CertificateRow & PieceRow => row.skuId !== null;

export function toCertifiedPiece(row: PieceRow, locale: Locale): CertifiedPiece {
  const [media] = toMedias(row.look, row.media.slice(0, 1));
  const { mediaUrl: _, ...piece } = toPiece(row, locale);
  return { identifier: row.skuId, ...piece, ...(media === undefined ? {} : { media }) };
}

type Shown = CertificateBody['history'][number];

/**
 * [R2.059, R3.018] A chain as the present owner sees it. Of owners before, only their place in the row of owners is told: the
 * same person has another name on every certificate.
 */
export function toHistory(entries: readonly ChainEntry[], readerId: string): Shown[] {
  const others = [...new Set(entries.flatMap(({ fromId, toId }) => [fromId, toId]))].filter(
    (id) => id !== readerId && id !== CERTIFICATE_SYSTEM_ID,
  );
  const shownId = (id: string) => (others.includes(id) ? `OWNER-${others.indexOf(id) + 1}` : id);
  return entries.map((entry): Shown => {
    const eventName = CERTIFICATE_EVENT_NAMES.find((name) => name === entry.word);
    if (eventName === undefined) return { kind: 'note', note: noteOf(entry.word), at: entry.at };
    return {
      kind: 'event',
      key: entry.key,
      fromId: shownId(entry.fromId),
      signerId: entry.signerId,
      toId: shownId(entry.toId),
      eventDate: eventDate(new Date(entry.at)),
      at: entry.at,
      eventName,
      language: entry.language,
    };
  });
}

const NOTES = {
  ISSUED: 'issued',
  NAMED: 'named',
  LOST: 'lost',
  STOLEN: 'stolen',
  FOUND: 'found',
  REPAIRED: 'repaired',
  BLOCKED: 'blocked',
} as const;

function noteOf(word: ChainWord): Extract<Shown, { kind: 'note' }>['note'] {
  if (word === 'ACTIVATED' || word === 'OWNED') throw new Error(`${word} is an event`);
  return NOTES[word];
}

export function toMaterial(
  { id, texts, originCountry: origin, picture, media }: MaterialRow,
  locale: Locale,
): MaterialBody {
  const { text, language } = readIn(texts, locale.language);
  const kept = media?.filter(({ view }) => view === picture?.view) ?? [];
  const [shown] = picture === null ? [] : toMedias(picture.look, kept);
  return {
    id,
    ...text,
    origin: new Intl.DisplayNames(locale.bcp47, { type: 'region' }).of(origin) ?? origin,
    ...(shown === undefined ? {} : { media: shown }),
    textLanguage: foreignTag(language, locale.language),
  };
}
