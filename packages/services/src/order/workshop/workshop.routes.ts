import { type WorkshopAnswer, WorkshopEvent, WorkshopReplay } from '@vitrine/contracts';
import {
  accepted,
  localeOf,
  LOCALES,
  refused,
  type Refusals,
  type RepairPhotoType,
  type Result,
  readReference,
} from '@vitrine/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { photoForHouse, repairsForHouse } from '../../care/index.ts';
import { printCards } from '../../certificates/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import { SIGNATURE_HEADER } from '../../gateways/index.ts';
import { sendRefusals } from '../../http/failures.ts';
import { parseBody } from '../../http/parse-call.ts';
import type { RefusalCode } from '../../http/refusals.ts';
import { drawSavedDesign } from '../../personalisation/index.ts';
import { paperOf } from '../papers/index.ts';
import { localeOfParcel } from '../parcel.store.ts';
import { findDesignOfLine } from './line-design.store.ts';
import { replayMessages } from './message.store.ts';
import { takeEvent } from './take-event.service.ts';

/** The addresses of the interface, as docs/workshop.md has them. */
export const WORKSHOP_PATHS = {
  events: '/workshop/events',
  replays: '/workshop/replays',
  picture: '/workshop/pictures/:line',
  sheet: '/workshop/sheets/:parcel',
  cards: '/workshop/cards/:parcel',
  repairs: '/workshop/repairs',
  repairPhoto: '/workshop/repairs/:repair/photos/:place',
} as const;

/** Pixels of a picture on a workshop sheet. */
const PICTURE_WIDTH = 960;

/** Bytes of a kind, sent as they are. */
interface SentFile {
  readonly type: RepairPhotoType | 'application/pdf';
  readonly bytes: Uint8Array;
}
type Answer = Result<object | SentFile | undefined, Refusals<RefusalCode>>;
/** What a request asks for: its body, and what stands in its path. */
type Handle = (body: string, request: FastifyRequest) => Promise<Answer>;

/**
 * What the workshop asks of the shop. Every request is signed; whoever does not know the key gets the same 401 for
 * everything. A house without a workshop has none of these addresses.
 */
export async function workshopRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  await app.register(async (scope) => {
    takeRawBodies(scope);
    const config = { rateClass: 'workshop' } as const;
    const route = (method: 'GET' | 'POST', url: string, handle: Handle) =>
      scope.route({
        method,
        url,
        config,
        handler: (request, reply) => answer(deps, { request, reply, handle }),
      });
    route('POST', WORKSHOP_PATHS.events, async (text) => {
      const event = read(WorkshopEvent, text);
      if (!event.ok) return event;
      const taken = await takeEvent(deps, event.value);
      const { id } = event.value;
      return taken.ok ? accepted({ id, state: taken.value } satisfies z.infer<typeof WorkshopAnswer>) : taken;
    });
    route('POST', WORKSHOP_PATHS.replays, async (text) => {
      const replay = read(WorkshopReplay, text);
      if (!replay.ok) return replay;
      await replayMessages(deps.db, new Date(replay.value.since), deps.clock.now());
      return accepted(undefined);
    });
    route('GET', WORKSHOP_PATHS.picture, (_body, request) => pictureOfLine(deps, request));
    route('GET', WORKSHOP_PATHS.sheet, (_body, request) => sheetOfParcel(deps, request));
    route('GET', WORKSHOP_PATHS.cards, (_body, request) => cardsOfParcel(deps, request));
    route('GET', WORKSHOP_PATHS.repairs, async () => accepted(await repairsForHouse(deps)));
    route('GET', WORKSHOP_PATHS.repairPhoto, (_body, request) => photoOfRepair(deps, request));
  });
}

/** The signature is about the bytes as they came. */
function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
}

async function answer(
  deps: ServiceDeps,
  {
    request,
    reply,
    handle,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly handle: Handle },
): Promise<FastifyReply> {
  const { workshop } = deps.gateways;
  if (workshop === undefined) return sendRefusals(request, reply, { code: 'not_found' });
  const { method, url: path, headers } = request;
  const body = typeof request.body === 'string' ? request.body : '';
  const given = headers[SIGNATURE_HEADER];
  const signature = typeof given === 'string' ? given : undefined;
  if (!workshop.isGenuine({ method, path, body, signature }, deps.clock.now()))
    return sendRefusals(request, reply, { code: 'unauthorized' });
  const answered = await handle(body, request);
  if (!answered.ok) return sendRefusals(request, reply, answered.refusal);
  void reply.header('cache-control', 'no-store');
  const { value } = answered;
  if (value === undefined) return reply.code(204).send();
  return 'bytes' in value ? reply.type(value.type).send(value.bytes) : reply.send(value);
}

function read<Value>(schema: z.ZodMiniType<Value>, text: string): Result<Value, Refusals<RefusalCode>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused({ code: 'invalid_json', about: 'body' });
  }
  return parseBody(schema, raw);
}

const RepairPhoto = z.object({ repair: z.string(), place: z.string() });

/** [R2.052] What a client sent along with a request. */
async function photoOfRepair(deps: ServiceDeps, request: FastifyRequest): Promise<Answer> {
  const { repair, place } = RepairPhoto.parse(request.params);
  const photo = await photoForHouse(deps, repair, Number.parseInt(place, 10) || 0);
  return photo === undefined ? refused({ code: 'not_found', about: repair }) : accepted(photo);
}

const Picture = z.object({ line: z.string() });

/** [R2.023] What a personalised piece is to look like. */
async function pictureOfLine(deps: ServiceDeps, { params }: FastifyRequest): Promise<Answer> {
  const key = readReference(Picture.parse(params).line);
  const design = key && (await findDesignOfLine(deps.db, key));
  const drawn = design && (await draw(deps, design));
  return drawn === undefined
    ? refused({ code: 'not_found', about: 'line' })
    : accepted({ type: 'image/webp', bytes: drawn });
}

const OfParcel = z.object({ parcel: z.string() });

/** The sheet of a parcel that was begun, to be printed. */
async function sheetOfParcel(deps: ServiceDeps, { params }: FastifyRequest): Promise<Answer> {
  const key = readReference(OfParcel.parse(params).parcel);
  const paper =
    key && (await paperOf(deps, { market: key.market, kind: 'workshopSheet', subjectId: key.id }));
  return paper === undefined
    ? refused({ code: 'not_found', about: 'parcel' })
    : accepted({ type: 'application/pdf', bytes: paper.bytes });
}

/** [R2.061] The cards that lie with the pieces of a parcel that was begun: number, code, and the way to the register. */
async function cardsOfParcel(deps: ServiceDeps, { params }: FastifyRequest): Promise<Answer> {
  const key = readReference(OfParcel.parse(params).parcel);
  const code = key && (await localeOfParcel(deps.db, key));
  const locale = localeOf(code ?? '') ?? LOCALES['eng-us'];
  const printed = key && (await printCards(deps, { market: key.market, parcelId: key.id }, locale));
  return printed === undefined
    ? refused({ code: 'not_found', about: 'parcel' })
    : accepted({ type: 'application/pdf', bytes: printed.bytes });
}

async function draw(
  deps: ServiceDeps,
  { configId, locale }: { readonly configId: string | null; readonly locale: string },
): Promise<Uint8Array | undefined> {
  if (configId === null) return undefined;
  const words = localeOf(locale) ?? LOCALES['eng-us'];
  return drawSavedDesign(deps, { configId, locale: words, width: PICTURE_WIDTH });
}
