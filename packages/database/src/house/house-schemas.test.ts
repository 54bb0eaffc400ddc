import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseSchemas } from './house-schemas.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/import');

describe('the schemas in docs/import', () => {
  it('are those of the format; `npm run import -- --schemas docs/import` writes them anew', () => {
    const schemas = houseSchemas();
    expect(readdirSync(FOLDER).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      Object.keys(schemas).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    for (const [name, schema] of Object.entries(schemas))
      expect(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), name).toEqual(schema);
  });
});
