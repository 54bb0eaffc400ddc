import { looksOfSku } from '@vitrine/database';
import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { toLook } from './to-look.ts';

/** [R7.059] What goes with a SKU in a look, and how that is put on. */
export function mountLooks(mount: MountCall, { db }: ServiceDeps): void {
  mount('getLook', async ({ params: { id }, locale }) => {
    const records = await db.all(looksOfSku, [locale.language, locale.country, id]);
    const looks = records.map(({ look }) => toLook(look, locale));
    const [first] = looks;
    if (first === undefined) return refused({ code: 'not_found', about: id });
    const { lookId, lookImage, skus } = first;
    return accepted({
      thelook: { lookId, ...(lookImage === undefined ? {} : { image: lookImage }), skus },
      looks: Object.fromEntries(looks.map((look) => [look.lookId, look])),
    });
  });
}
