import { CALL_SPECS, type CallName, type CallSpec } from '@vitrine/contracts';
import * as z from 'zod/mini';
import type { TestRequest } from './open-services.ts';

type Part = 'params' | 'query' | 'body';
const PARTS: readonly Part[] = ['params', 'query', 'body'];

/** A place in a call's request that takes a text. */
export interface Place {
  readonly name: CallName;
  readonly part: Part;
  /** `.items[].skuId`; `|1` is the second choice of a union. */
  readonly path: string;
}
interface Slot {
  readonly path: string;
  readonly text: string;
}
type Schema = Readonly<Record<string, unknown>>;

/** Every place that takes a text in the requests of a call, read from its schemas. */
export function placesOf(name: CallName): readonly Place[] {
  return PARTS.flatMap((part) => textPaths(schemaOf(name, part), '').map((path) => ({ name, part, path })));
}

/** A request as the call's schemas want it: what is required, plain values, and the text at its place. */
export function requestOf(name: CallName, place?: Place, text = ''): TestRequest {
  const valueOf = (part: Part): unknown =>
    sample(schemaOf(name, part), place?.part === part ? { path: place.path, text } : undefined, '');
  const body = valueOf('body');
  return {
    params: texts(valueOf('params')),
    query: texts(valueOf('query')),
    ...(body === undefined ? {} : { body }),
  };
}

function schemaOf(name: CallName, part: Part): unknown {
  const spec: CallSpec = CALL_SPECS[name];
  const schema = spec[part];
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** The value that a JSON schema takes. */
function sample(schema: unknown, slot: Slot | undefined, at: string): unknown {
  if (!isSchema(schema)) return undefined;
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const wanted = Math.max(
      choices.findIndex((_choice, place) => slot?.path.startsWith(`${at}|${place}`)),
      0,
    );
    return sample(choices[wanted], slot, `${at}|${wanted}`);
  }
  const [fixed] = fixedValues(schema);
  if (fixed !== undefined) return fixed;
  return sampleOfType(schema, slot, at);
}

function sampleOfType(schema: Schema, slot: Slot | undefined, at: string): unknown {
  switch (schema['type']) {
    case 'object':
      return sampleObject(schema, slot, at);
    case 'array':
      return [sample(schema['items'], slot, `${at}[]`)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return slot?.path === at ? slot.text : plainText(schema);
  }
}

function sampleObject(schema: Schema, slot: Slot | undefined, at: string): object {
  const required = listOf(schema['required']);
  return Object.fromEntries(
    propertiesOf(schema)
      .filter(([key]) => required.includes(key) || slot?.path.startsWith(`${at}.${key}`))
      .map(([key, property]) => [key, sample(property, slot, `${at}.${key}`)]),
  );
}

const PLAIN_TEXTS = ['QS2001', 'us', 'US', '1', '0-8', 'https://localhost/x', 'x'.repeat(22)];

function plainText({ format, pattern }: Schema): string {
  if (format === 'email') return 'ana@example.com';
  const fits = (text: string): boolean => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return PLAIN_TEXTS.find(fits) ?? 'QS2001';
}

const TEXTLESS = new Set<unknown>(['integer', 'number', 'boolean', 'null']);

function textPaths(schema: unknown, at: string): readonly string[] {
  if (!isSchema(schema) || TEXTLESS.has(schema['type']) || fixedValues(schema).length > 0) return [];
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.flatMap((choice, place) => textPaths(choice, `${at}|${place}`));
  if (schema['type'] === 'array') return textPaths(schema['items'], `${at}[]`);
  if (schema['type'] !== 'object') return [at];
  return propertiesOf(schema).flatMap(([key, property]) => textPaths(property, `${at}.${key}`));
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const choicesOf = (schema: Schema) => [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
const fixedValues = (schema: Schema) => ('const' in schema ? [schema['const']] : listOf(schema['enum']));
const propertiesOf = ({ properties }: Schema) => (isSchema(properties) ? Object.entries(properties) : []);
const texts = (value: unknown): Record<string, string> =>
  isSchema(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)])) : {};
