import { hostileTextPaths } from '@vitrine/domain';
import * as z from 'zod/mini';
import type { JsonPath } from '../format/part.ts';
import { HOSTILE_TEXT, inWords } from './judge-entry.ts';
import { parseJson } from './parse-json.ts';
import type { ReadText } from './read-text.ts';

/** What a file says without which nothing is known of a house. Throws with its name where it is wrong. */
export function documentOf<Value>(file: string, read: ReadText, schema: z.ZodMiniType<Value>): Value {
  const document = read.ok ? parseJson(read.text) : read;
  if (!document.ok) throw new Error(`${file}: ${document.message}`);
  const [hostile] = hostileTextPaths(document.value);
  if (hostile !== undefined) throw new Error(`${file}: ${faultAt(hostile, HOSTILE_TEXT)}`);
  const parsed = z.safeParse(schema, document.value, { error: inWords });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => faultAt(path.map(String), message));
  throw new Error(`${file}: ${faults.join('; ')}`);
}

const faultAt = (path: JsonPath, message: string): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;
