import { join } from 'node:path';
import {
  type COMMON_REFUSALS,
  ErrorBody,
  WORKSHOP_REFUSALS,
  WorkshopAnswer,
  WorkshopEvent,
  WorkshopMessage,
  WorkshopRepairs,
  WorkshopReplay,
} from '@vitrine/contracts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SIGNATURE_HEADER } from '../../gateways/index.ts';
import { REFUSALS } from '../../http/refusals.ts';
import { WORKSHOP_PATHS, workshopRoutes } from './workshop.routes.ts';

const FILE = join(import.meta.dirname, '../../../../../docs/workshop.openapi.json');

function schema(shape: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(shape, { io });
  return rest;
}
const json = (shape: object) => ({ 'application/json': { schema: shape } });
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Code = (typeof COMMON_REFUSALS)[number] | (typeof WORKSHOP_REFUSALS)[number];

/** The answers of refusals, each status with its codes. */
function refused(codes: readonly Code[]): Readonly<Record<string, object>> {
  const byStatus = Map.groupBy(codes, (code) => REFUSALS[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, told]) => [
      status,
      { description: told.join(', '), content: json(named('ErrorBody')) },
    ]),
  );
}

const OFTEN = ['unauthorized', 'too_many_requests', 'unexpected_error', 'temporarily_unavailable'] as const;
const BODY = ['bad_request', 'invalid_json', 'body_too_large', 'unsupported_media_type'] as const;

/** The interface between shop and workshop, from what the services parse with. */
const document = {
  openapi: '3.1.0',
  info: {
    title: 'Shop and workshop',
    version: '1',
    description:
      'Between the shop and the workshop or order management system of its house. Read docs/workshop.md first. Every request is signed, in both directions.',
  },
  security: [{ signature: [] }],
  paths: {
    [WORKSHOP_PATHS.events]: {
      post: {
        operationId: 'tellEvent',
        summary: 'The workshop tells what it did; repeated, it is answered the same',
        requestBody: { required: true, content: json(named('Event')) },
        responses: {
          200: { description: 'It is so', content: json(named('EventAnswer')) },
          ...refused([...BODY, 'not_found', ...WORKSHOP_REFUSALS, ...OFTEN]),
        },
      },
    },
    [WORKSHOP_PATHS.replays]: {
      post: {
        operationId: 'askForReplay',
        summary: 'Has every message since a moment sent once more, in order',
        requestBody: { required: true, content: json(named('Replay')) },
        responses: { 204: { description: 'They will be sent' }, ...refused([...BODY, ...OFTEN]) },
      },
    },
    [WORKSHOP_PATHS.picture.replace(':line', '{line}')]: {
      get: {
        operationId: 'getPicture',
        summary: 'What a personalised piece is to look like',
        parameters: [
          {
            name: 'line',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'The reference of the line',
          },
        ],
        responses: {
          200: {
            description: 'A picture',
            content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
          },
          ...refused(['not_found', ...OFTEN]),
        },
      },
    },
    [WORKSHOP_PATHS.sheet.replace(':parcel', '{parcel}')]: {
      get: {
        operationId: 'getSheet',
        summary: 'The sheet of a parcel that was begun, to be printed',
        parameters: [
          {
            name: 'parcel',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'The reference of the parcel',
          },
        ],
        responses: {
          200: {
            description: 'A sheet of A4',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          ...refused(['not_found', ...OFTEN]),
        },
      },
    },
    [WORKSHOP_PATHS.cards.replace(':parcel', '{parcel}')]: {
      get: {
        operationId: 'getCards',
        summary: 'The cards of the certificates of a parcel that was begun, to be printed',
        parameters: [
          {
            name: 'parcel',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'The reference of the parcel',
          },
        ],
        responses: {
          200: {
            description: 'A page of A4 for each piece',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          ...refused(['not_found', ...OFTEN]),
        },
      },
    },
    [WORKSHOP_PATHS.repairs]: {
      get: {
        operationId: 'getRepairs',
        summary: 'Pieces of clients that are to be repaired, until they are back with them; the oldest first',
        responses: {
          200: { description: 'Repairs', content: json(named('Repairs')) },
          ...refused(OFTEN),
        },
      },
    },
    [WORKSHOP_PATHS.repairPhoto.replaceAll(/:(\w+)/gu, '{$1}')]: {
      get: {
        operationId: 'getRepairPhoto',
        summary: 'A photo that a client sent along, while it is kept',
        parameters: ['repair', 'place'].map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        responses: {
          200: {
            description: 'JPEG, PNG or WebP',
            content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
          },
          ...refused(['not_found', ...OFTEN]),
        },
      },
    },
  },
  webhooks: {
    message: {
      post: {
        operationId: 'takeMessage',
        summary:
          'POST {WORKSHOP_ORIGIN}/v1/messages: the shop tells of an order, at least once, and of each order in order',
        requestBody: { required: true, content: json(named('Message')) },
        responses: {
          204: { description: 'Any 2xx: the message is kept' },
          400: { description: 'Any 4xx but 408, 425 and 429: refused; asked again ever more seldom' },
          503: { description: 'Any 5xx, 408, 425, 429 or no answer: asked again every minute' },
        },
      },
    },
  },
  components: {
    securitySchemes: { signature: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER } },
    schemas: {
      Message: schema(WorkshopMessage, 'output'),
      Event: schema(WorkshopEvent, 'input'),
      EventAnswer: schema(WorkshopAnswer, 'output'),
      Repairs: schema(WorkshopRepairs, 'output'),
      Replay: schema(WorkshopReplay, 'input'),
      ErrorBody: schema(ErrorBody, 'output'),
    },
  },
};

describe('docs/workshop.openapi.json', () => {
  it('is what the services take and give (else: npm run unit -- workshop/open-api -u)', async () => {
    await expect(`${JSON.stringify(document, undefined, 2)}\n`).toMatchFileSnapshot(FILE);
  });

  it('names every address that is mounted, and no other', async () => {
    const mounted: string[] = [];
    const app = Fastify();
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') mounted.push(`${String(method).toLowerCase()} ${url}`);
    });
    // The routes are only mounted, and nobody asks them.
    await workshopRoutes(app, Object.create(null));
    await app.ready();
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`),
    );
    expect(mounted.toSorted()).toEqual(told.toSorted());
    await app.close();
  });
});
