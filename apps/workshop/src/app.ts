import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openJournal } from '@vitrine/journal';
import type { z } from 'zod';
import type { WorkshopConfig } from './config.ts';
import { type Ask, createAsk, deliverEvents } from './events/deliver-events.ts';
import { Message } from './messages/message.ts';
import { isSigned, SIGNATURE_HEADER } from './messages/signature.ts';
import { actionRoutes } from './pages/action-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { repairPages } from './pages/repair-routes.ts';
import { openRecords } from './store/records.ts';
import { stepDue, takeMessage, type Workshop } from './work/workshop.ts';

export interface WorkshopApp {
  readonly app: FastifyInstance;
  /** Does what is due, and tells the shop; called over and over by the process. */
  readonly tick: () => Promise<void>;
}

export interface WorkshopOptions {
  readonly nowMs?: () => number;
  readonly ask?: Ask;
}

const BODY_LIMIT_BYTES = 512_000;

/** The workshop as a server that does not listen yet. It logs nothing: what it works with are names and addresses. */
export function createWorkshopApp(config: WorkshopConfig, options: WorkshopOptions = {}): WorkshopApp {
  const nowMs = options.nowMs ?? Date.now;
  const records = openRecords(openJournal(join(config.dataFolder, 'journal.jsonl')));
  const workshop: Workshop = { config, records, nowMs };
  const ask = options.ask ?? createAsk(workshop);
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    // A page elsewhere whose name was pointed at this machine must not read the orders.
    if (request.headers.host !== new URL(config.origin).host)
      await reply.code(421).send('This is another host.');
  });
  const css = readFileSync(new URL('pages/workshop.css', import.meta.url), 'utf8');
  app.get('/workshop.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  messageRoute(app, workshop);
  pageRoutes(app, workshop, ask);
  repairPages(app, workshop, ask);
  actionRoutes(app, workshop, ask);
  return {
    app,
    tick: async () => {
      stepDue(workshop);
      await deliverEvents(workshop, ask);
    },
  };
}

/** Where the shop's messages arrive: 204 once a message is kept. */
function messageRoute(app: FastifyInstance, workshop: Workshop): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    scope.post('/v1/messages', async ({ url: path, body: given, headers }, reply) => {
      const body = typeof given === 'string' ? given : '';
      const request = { method: 'POST', path, body, given: headers[SIGNATURE_HEADER] };
      if (!isSigned(workshop.config.key, request, workshop.nowMs()))
        return reply.code(401).send({ error: 'unauthorized' });
      const message = readMessage(body);
      if (!message.success)
        return reply.code(400).send({ error: 'bad_request', fields: wrongFields(message.error) });
      takeMessage(workshop, message.data);
      return reply.code(204).send();
    });
  });
}

function readMessage(body: string): z.ZodSafeParseResult<Message> {
  try {
    return Message.safeParse(JSON.parse(body));
  } catch {
    return Message.safeParse(undefined);
  }
}

const wrongFields = (error: z.ZodError): readonly string[] => error.issues.map(({ path }) => path.join('.'));
