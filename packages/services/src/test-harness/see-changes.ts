import type { TestServices } from './open-services.ts';

/** Lets the services see what a test changed in the catalogue by hand, as an import lets them: all products are read anew. */
export async function seeChanges({ db, clock }: Pick<TestServices, 'db' | 'clock'>): Promise<void> {
  await db.executeSql(
    `UPDATE catalogue_version SET version = version + 1;
     INSERT INTO product_change (product_id, version)
     SELECT product.id, catalogue_version.version FROM product, catalogue_version
     ON CONFLICT (product_id) DO UPDATE SET version = EXCLUDED.version`,
  );
  clock.advance(1_001);
}
