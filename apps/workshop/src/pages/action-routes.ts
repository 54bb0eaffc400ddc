import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Ask } from '../events/deliver-events.ts';
import type { Event } from '../store/records.ts';
import { delayParcel, stepParcel, stepReturn, type Workshop } from '../work/workshop.ts';
import { sendMissing } from './page.ts';
import { stepRepair } from './repair-routes.ts';

const ById = z.object({ id: z.string() });
const Delay = z.object({ until: z.iso.date() });
/** How many pieces of each line are taken back, by the line's reference. */
const Verdict = z.record(z.string(), z.coerce.number().int().min(0));
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the buttons of the page do. Each leads back to what it was about. */
export function actionRoutes(app: FastifyInstance, workshop: Workshop, ask: Ask): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.addHook('preHandler', async (request, reply) => {
      if (!isOwn(request, workshop.config.origin))
        await reply.code(403).send('This comes from another site.');
    });
    scope.post('/parcels/:id/steps', (request, reply) => {
      const id = idOf(request);
      return back(reply, id, stepParcel(workshop, id) === 'done');
    });
    scope.post('/parcels/:id/delays', (request, reply) => {
      const delay = Delay.safeParse(request.body);
      if (!delay.success) return reply.code(400).send('The day is missing.');
      const id = idOf(request);
      const outcome = delayParcel(workshop, id, delay.data.until);
      return outcome === 'wrong'
        ? reply.code(400).send('The new day is not after the one that was promised.')
        : back(reply, id, outcome === 'done');
    });
    scope.post('/returns/:id/steps', (request, reply) => {
      const verdict = Verdict.safeParse(request.body ?? {});
      if (!verdict.success) return reply.code(400).send('A number of pieces is wrong.');
      const id = idOf(request);
      const outcome = stepReturn(workshop, id, new Map(Object.entries(verdict.data)));
      return outcome === 'wrong'
        ? reply.code(400).send('More pieces than were sent back.')
        : back(reply, id, outcome === 'done');
    });
    scope.post('/events/:id/retries', (request, reply) =>
      back(reply, '', changeEvent(workshop, idOf(request), { nextAtMs: workshop.nowMs() })),
    );
    scope.post('/events/:id/drops', (request, reply) =>
      back(reply, '', changeEvent(workshop, idOf(request), { state: 'dropped' })),
    );
    scope.post('/repairs/:id/steps', ({ params, body }, reply) =>
      stepRepair({ workshop, ask }, { params, body }, reply),
    );
    scope.post('/replays', async (_request, reply) => {
      const since = new Date(workshop.nowMs() - DAY_MS).toISOString();
      const { status } = await ask('/workshop/replays', { method: 'POST', body: JSON.stringify({ since }) });
      return status === 204 ? back(reply, '', true) : reply.code(502).send('The shop does not answer.');
    });
  });
}

const idOf = ({ params }: FastifyRequest): string => ById.parse(params).id;

/** Browsers say where a form was sent from. */
const isOwn = ({ headers }: FastifyRequest, origin: string): boolean => headers.origin === origin;

function back(reply: FastifyReply, id: string, isDone: boolean): FastifyReply {
  return isDone ? reply.redirect(id === '' ? '/' : `/#${id}`, 303) : sendMissing(reply);
}

function changeEvent({ records }: Workshop, id: string, change: Partial<Event>): boolean {
  const event = records.events.get(id);
  if (event?.state !== 'waiting') return false;
  records.events.put(id, { ...event, ...change });
  return true;
}
