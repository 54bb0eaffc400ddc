import { named } from '../connection/statement.ts';

/** Grows with every change of what public pages show; whatever is kept of them is good for one version. */
export const catalogueVersion = named('catalogue-version')<[]>('SELECT version FROM catalogue_version');

/** Tells every page cache that something it may show has changed. Run it in the transaction of the change. */
export const raiseCatalogueVersion = named('raise-catalogue-version')<[]>(
  'UPDATE catalogue_version SET version = version + 1 RETURNING version',
);
