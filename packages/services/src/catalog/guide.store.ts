import type { CareLink, SizeGuide } from '@vitrine/contracts';
import { mayHave, named, type Queryable, readableIn } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

type Wanted = [id: string, language: string];
interface Written<Body> {
  readonly body: Omit<Body, 'textLanguage'>;
  readonly language: HouseLanguage;
}

const { isReadable, best } = readableIn('$2');
const IN_LANGUAGE = `${isReadable} ORDER BY ${best} LIMIT 1`;

const SIZE_GUIDE = named('guide-sizes')<Wanted, Written<SizeGuide>>(
  `SELECT body, language FROM size_guide
   WHERE id IN ($1, (SELECT size_guide_id FROM product p WHERE p.id = $1 AND ${mayHave('p')})) AND ${IN_LANGUAGE}`,
);
const CARE_LINK = named('guide-care')<Wanted, Written<CareLink>>(
  `SELECT body, language FROM care_link
   WHERE id IN ($1, (SELECT care_link_id FROM product p WHERE p.id = $1 AND ${mayHave('p')})) AND ${IN_LANGUAGE}`,
);

/** A size guide by its id, or by that of a product which has it. */
export function findSizeGuide(db: Queryable, ...wanted: Wanted): Promise<Written<SizeGuide> | undefined> {
  return db.first(SIZE_GUIDE, wanted);
}

/** How to care for a piece, by the id of the text, or by that of a product which has it. */
export function findCareLink(db: Queryable, ...wanted: Wanted): Promise<Written<CareLink> | undefined> {
  return db.first(CARE_LINK, wanted);
}
