import {
  CALL_SPECS,
  type CallName,
  callNames,
  type CallRow,
  CALLS,
  type CallSpec,
  ErrorBody,
} from '@vitrine/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ACCESS_COOKIE, areCookiesSecure, cookieName, REFRESH_COOKIE } from './cookies.ts';
import { mountPaths } from './mount-paths.ts';
import { type RefusalCode, REFUSALS } from './refusals.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}
/** The part of an OpenAPI 3.1 document that is made here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

interface OpenApiDeps {
  readonly ownOrigins: readonly string[];
  readonly realms: readonly string[];
}

/** [R7.001] Serves the description of every call, made once when the services start. */
export function mountOpenApi(app: FastifyInstance, { ownOrigins, realms }: OpenApiDeps): void {
  const text = JSON.stringify(openApiDocument(areCookiesSecure(ownOrigins), realms));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
  );
}

/** Every call at every address it is mounted at, from the same tables the services parse with. */
export function openApiDocument(isSecure: boolean, realms: readonly string[]): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of callNames()) {
    mountPaths(name, realms).forEach((path, index) => {
      const templated = path.replaceAll(/:(\w+)/gu, '{$1}');
      const operations = (paths[templated] ??= {});
      operations[CALLS[name].method.toLowerCase()] ??= operation(name, path, index);
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine services',
      version: '1',
      description: 'The calls of the shop. Every failing answer has the one error body.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        header: { type: 'apiKey', in: 'header', name: 'access_token' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName(ACCESS_COOKIE, isSecure) },
        application: { type: 'apiKey', in: 'header', name: 'client_id' },
        refresh: { type: 'apiKey', in: 'cookie', name: cookieName(REFRESH_COOKIE, isSecure) },
      },
      schemas: { ErrorBody: jsonSchema(ErrorBody, 'output') },
    },
  };
}

function operation(name: CallName, path: string, index: number): Operation {
  const spec: CallSpec = CALL_SPECS[name];
  return {
    operationId: index === 0 ? name : `${name}${index + 1}`,
    summary: spec.summary,
    tags: [CALLS[name].service],
    security: security(CALLS[name]),
    parameters: [...pathParameters(spec, path), ...queryParameters(spec)],
    ...(spec.body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: jsonSchema(spec.body, 'input') } } } }),
    responses: responses(name),
  };
}

function security({ access }: CallRow): Operation['security'] {
  if (access === 'public') return [];
  if (access === 'application') return [{ application: [] }];
  return access === 'refresh' ? [{ refresh: [] }] : [{ bearer: [] }, { header: [] }, { cookie: [] }];
}

function pathParameters({ params }: CallSpec, path: string): readonly Parameter[] {
  const schemas = params === undefined ? {} : propertiesOf(jsonSchema(params, 'input'));
  return [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas[name] ?? { type: 'string' },
  }));
}

function queryParameters({ query }: CallSpec): readonly Parameter[] {
  if (query === undefined) return [];
  const schema = jsonSchema(query, 'input');
  const required: unknown = schema['required'];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema: property,
  }));
}

function responses(name: CallName): Operation['responses'] {
  const spec: CallSpec = CALL_SPECS[name];
  const { access, agents }: CallRow = CALLS[name];
  const codes: readonly RefusalCode[] = [
    'bad_request',
    'not_found',
    'too_many_requests',
    'unexpected_error',
    'temporarily_unavailable',
    ...(access === 'public' ? [] : (['unauthorized'] as const)),
    ...(agents === 'never' ? (['forbidden'] as const) : []),
    ...CALL_SPECS[name].refusals,
  ];
  const refused: Record<string, object> = {};
  for (const status of new Set(codes.map((code) => REFUSALS[code].status))) {
    const told = codes.filter((code) => REFUSALS[code].status === status);
    refused[status] = {
      description: [...new Set(told)].join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    };
  }
  const content = answered(spec);
  if (content === undefined) return { 204: { description: 'Done' }, ...refused };
  return { [spec.status ?? 200]: { description: spec.summary, content }, ...refused };
}

function answered({ answer, file }: CallSpec): object | undefined {
  if (file !== undefined) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  return answer && { 'application/json': { schema: jsonSchema(answer, 'output') } };
}

/** What a transform makes of its input has no schema; `any` is what a reader can be told. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const properties: unknown = schema['properties'];
  return isRecordOfRecords(properties) ? properties : {};
}

function isRecordOfRecords(value: unknown): value is Readonly<Record<string, JsonSchema>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((child) => typeof child === 'object')
  );
}
