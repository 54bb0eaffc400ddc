import { createHash } from 'node:crypto';
import { type Language, type Locale, type Refusals, refused, type Result, accepted } from '@vitrine/domain';
import { toPiece } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { collectibleOf } from './wallet.store.ts';

interface PassWords {
  readonly piece: string;
  readonly edition: string;
  /** `%e` of `%o`. */
  readonly of: string;
  readonly since: string;
}
const WORDS: Readonly<Record<Language, PassWords>> = {
  eng: { piece: 'Digital collectible', edition: 'Edition', of: '%e of %o', since: 'Yours since' },
  fra: {
    piece: 'Objet de collection numérique',
    edition: 'Édition',
    of: '%e sur %o',
    since: 'À vous depuis',
  },
  ita: { piece: 'Oggetto digitale da collezione', edition: 'Edizione', of: '%e di %o', since: 'Suo dal' },
  jpn: { piece: 'デジタルコレクティブル', edition: 'エディション', of: '%e / %o', since: '取得日' },
  kor: { piece: '디지털 컬렉터블', edition: '에디션', of: '%e / %o', since: '소유 시작일' },
  zhs: { piece: '数字藏品', edition: '版号', of: '%e / %o', since: '收藏自' },
  ara: { piece: 'مقتنى رقمي', edition: 'الإصدار', of: '%e من %o', since: 'لكم منذ' },
};
/** The thumbnail of a pass is 90 points, at three pixels a point. */
const PICTURE_WIDTH = 270;

/** [R2.053] A collectible of the customer as a pass; that of somebody else is answered as one that is not there. */
export async function collectiblePass(
  { db, gateways: { passes }, readPicture }: Pick<ServiceDeps, 'db' | 'gateways' | 'readPicture'>,
  { customerId, id, locale }: { readonly customerId: string; readonly id: string; readonly locale: Locale },
): Promise<Result<FileAnswer, Refusals<'not_found' | 'not_offered'>>> {
  if (passes === undefined) return refused({ code: 'not_offered' });
  const row = await collectibleOf(db, { customerId, id }, locale.language);
  if (row === undefined) return refused({ code: 'not_found', about: id });
  const { name } = toPiece(row, locale);
  const words = WORDS[locale.language];
  const [first] = row.media;
  const bytes = await passes.sign({
    serialNumber: id,
    description: `${words.piece}: ${name}`,
    title: { key: 'piece', label: words.piece, value: name },
    lines: [
      {
        key: 'edition',
        label: words.edition,
        value: words.of.replace('%e', String(row.edition)).replace('%o', String(row.editionOf)),
      },
      {
        key: 'since',
        label: words.since,
        value: new Intl.DateTimeFormat(locale.bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(
          row.claimedAt,
        ),
      },
    ],
    picture: first && (await readPicture({ look: row.look, view: first.view }, PICTURE_WIDTH)),
  });
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return accepted({ bytes, version, name: 'collectible.pkpass', isAttachment: true });
}
