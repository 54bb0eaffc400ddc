import type { CallSpec } from '@vitrine/contracts';
import { accepted, hostileTextPaths, type Refusal, refused, type Result } from '@vitrine/domain';
import * as z from 'zod/mini';

/** The parts as they came: a request of the framework, or what a page of this process asks. */
type RawParts = ParsedParts;

export interface ParsedParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type BadRequest = readonly [Refusal<'bad_request'>, ...(readonly Refusal<'bad_request'>[])];
type Part = keyof ParsedParts;

/** More than this many wrong fields are not told one by one. */
const MAX_FIELDS_TOLD = 10;

/** The parts of a request as its call's schemas see them, or which fields are wrong. */
export function parseCall(spec: CallSpec, request: RawParts): Result<ParsedParts, BadRequest> {
  const params = parsePart('params', spec.params, request.params);
  if (!params.ok) return params;
  const query = parsePart('query', spec.query, request.query);
  if (!query.ok) return query;
  const body = parsePart('body', spec.body, request.body);
  if (!body.ok) return body;
  return accepted({ params: params.value, query: query.value, body: body.value });
}

/** A body that no call's specification describes. */
export function parseBody<Value>(schema: z.ZodMiniType<Value>, raw: unknown): Result<Value, BadRequest> {
  const parsed = parsePart('body', schema, raw);
  return parsed.ok ? accepted(schema.parse(raw)) : parsed;
}

function parsePart(part: Part, schema: CallSpec['body'], raw: unknown): Result<unknown, BadRequest> {
  const [hostile] = hostileTextPaths(raw);
  if (hostile !== undefined) return refused(badRequest([fieldName(part, hostile)]));
  if (schema === undefined) return accepted(undefined);
  const outcome = z.safeParse(schema, raw);
  if (outcome.success) return accepted(outcome.data);
  return refused(badRequest(outcome.error.issues.flatMap(wrongPaths).map((path) => fieldName(part, path))));
}

/** The first wrong field speaks for the whole answer; every wrong field has an entry of its own. */
function badRequest(fields: readonly string[]): BadRequest {
  const [first = ''] = fields;
  const told = [...new Set(fields)].slice(0, MAX_FIELDS_TOLD);
  return [
    { code: 'bad_request', about: first },
    ...told.map((about) => ({ code: 'bad_request', scope: 'field', about }) as const),
  ];
}

/** The paths an issue is about. Of a union, those of the alternative the caller came nearest to. */
function wrongPaths(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  if (issue.code === 'unrecognized_keys') return [[...issue.path, ...issue.keys.slice(0, 1)]];
  if (issue.code !== 'invalid_union') return [issue.path];
  const [nearest = []] = issue.errors.toSorted((left, right) => faults(left) - faults(right));
  const within = nearest.flatMap(wrongPaths);
  return within.length === 0 ? [issue.path] : within.map((path) => [...issue.path, ...path]);
}

/** How far a value is from an alternative: keys it has no place for count one by one. */
function faults(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** 'items.0.quantity'; the part's own name where it is missing or wrong as a whole. Keys may be the caller's text. */
function fieldName(part: Part, path: readonly PropertyKey[]): string {
  return path.length === 0 ? part : path.map(String).join('.').toWellFormed().slice(0, 120);
}
