import { createHash } from 'node:crypto';
import { accepted, FALLBACK_LANGUAGE, type Locale, pageUrl, refused, type SkuId } from '@vitrine/domain';
import { toAgecSheet, toPiece } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { AGEC_SEARCH_WORDS } from './agec-search-words.ts';
import { AGEC_PATH, findAgecSearch } from './agec-search.ts';
import { type AgecPiece, findAgecPiece } from './agec-search.store.ts';

type PaperDeps = Pick<ServiceDeps, 'db' | 'config' | 'print' | 'readPicture'>;

/** Pixels: 52 mm at 300 dots an inch. */
const PICTURE_WIDTH = 640;
const PICTURE = 'piece.webp';

/** [R7.074, R2.022] The search for environmental qualities, and a sheet of them as PDF. */
export function mountAgec(mount: MountCall, deps: ServiceDeps): void {
  mount('getAgecSearchPage', async ({ query: { sku = '' }, locale }) => {
    const found = await findAgecSearch(deps.db, sku.trim(), locale);
    return found === undefined ? refused({ code: 'not_found' }) : accepted(found);
  });
  mount('getAgecPaper', async ({ params: { skuId }, locale }) => {
    const bytes = await printSheet(deps, skuId, locale);
    if (bytes === undefined) return refused({ code: 'not_found', about: skuId });
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return accepted({ bytes, version, name: `${skuId}.pdf` });
  });
}

/** Says what the page says, all of it in the language of the sheet; undefined where the piece has none. */
async function printSheet(deps: PaperDeps, skuId: SkuId, locale: Locale): Promise<Uint8Array | undefined> {
  const language = locale.language === 'fra' ? 'fra' : FALLBACK_LANGUAGE;
  const record = await findAgecPiece(deps.db, language, skuId);
  if (record === undefined || record.sheet === null) return undefined;
  const { title, lines } = toAgecSheet(record.sheet, locale);
  const { name, color } = toPiece(record, locale);
  const picture = await pictureOf(deps, record);
  const [origin = ''] = deps.config.ownOrigins;
  const address = `${origin}${pageUrl(locale.code, AGEC_PATH)}?sku=${record.skuId}`;
  const { bytes } = await deps.print({
    template: 'environment',
    content: {
      lang: language === 'fra' ? 'fr' : 'en',
      region: locale.country,
      rtl: false,
      house: 'Aurèle',
      title,
      page: '',
      foot: [address],
      name,
      facts: [{ name: AGEC_SEARCH_WORDS[language].label, value: record.skuId }],
      details: color === '' ? [] : [color],
      picture: picture === undefined ? null : PICTURE,
      lines,
    },
    pictures: picture === undefined ? {} : { [PICTURE]: picture },
  });
  return bytes;
}

async function pictureOf({ readPicture }: PaperDeps, { look, media }: AgecPiece) {
  const [first] = media;
  return first && readPicture({ look, view: first.view }, PICTURE_WIDTH);
}
