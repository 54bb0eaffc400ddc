import * as z from 'zod/mini';
import { HouseCategoryBranch, HouseFacts } from './format/catalogue-format.ts';
import { PARTS } from './format/parts.ts';

/** The JSON Schema of every file of a house, by the name of the schema's own file; for editors and other programs. */
export function houseSchemas(): Readonly<Record<string, object>> {
  const schemas: Record<string, object> = { 'house.schema.json': schemaOf(HouseFacts) };
  for (const { source, schema } of Object.values(PARTS)) {
    if ('folder' in source) schemas[`${source.folder}.schema.json`] = schemaOf(schema);
    else if ('list' in source) schemas[schemaFile(source.list)] = schemaOf(z.array(schema));
    else schemas[schemaFile(source.tree)] = schemaOf(z.array(HouseCategoryBranch));
  }
  return schemas;
}

function schemaFile(file: string): string {
  return file.replace(/\.json$/u, '.schema.json');
}

function schemaOf(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
