import { CALLS, callNames } from '@vitrine/contracts';
import { REALMS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { mountPaths } from './mount-paths.ts';
import { openApiDocument } from './open-api.ts';

const Schema = z.record(z.string(), z.unknown());
const Operation = z.strictObject({
  operationId: z.string(),
  summary: z.string().check(z.minLength(3)),
  tags: z.array(z.string()).check(z.length(1)),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: Schema,
    }),
  ),
  requestBody: z.optional(
    z.strictObject({ content: z.strictObject({ 'application/json': z.strictObject({ schema: Schema }) }) }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^[2345]\d\d$/u)),
    z.looseObject({ description: z.string().check(z.minLength(1)) }),
  ),
});
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().check(z.startsWith('/')),
    z.partialRecord(z.enum(['get', 'put', 'post', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), Schema),
    schemas: z.record(z.string(), Schema),
  }),
});

const text = JSON.stringify(openApiDocument(false, REALMS));
const document = z.parse(Document, JSON.parse(text));
const templated = (path: string): string => path.replaceAll(/:(\w+)/gu, '{$1}');

describe('the OpenAPI document', () => {
  it('is well formed', () => {
    expect(z.safeParse(Document, JSON.parse(text)).error).toBeUndefined();
  });

  it.each(callNames())('[R7.001] has %s at every address it is mounted at', (name) => {
    for (const path of mountPaths(name, REALMS)) {
      expect(document.paths[templated(path)]).toHaveProperty(CALLS[name].method.toLowerCase());
    }
  });

  it('names each operation once and declares exactly the parameters of its path', () => {
    const ids: string[] = [];
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      for (const { operationId, parameters } of Object.values(operations)) {
        ids.push(operationId);
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
          names,
        );
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to nothing that is not in it', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/gu)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/ErrorBody']));
  });
});
