import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ask } from '../events/deliver-events.ts';
import { findParcel, type Workshop } from '../work/workshop.ts';
import { board } from './board.ts';
import { sendMissing, sendPage } from './page.ts';
import { sheet } from './sheet.ts';

interface FromShop {
  readonly type: string;
  /** What the page says where the shop has no such thing. */
  readonly missing?: string;
}

const ById = z.object({ id: z.string() });

/** What is looked at: the board, and the sheet of a parcel. The shop's pictures and papers come through here, signed. */
export function pageRoutes(app: FastifyInstance, workshop: Workshop, ask: Ask): void {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Workshop', body: board(workshop) }));
  app.get('/parcels/:id/sheet', (request, reply) => {
    const found = findParcel(workshop, ById.parse(request.params).id);
    return found === undefined
      ? sendMissing(reply)
      : sendPage(reply, { title: `Sheet of ${found.kept.order.number}`, body: sheet(found), kind: 'sheet' });
  });
  const fromShop = (url: string, path: string, { type, missing }: FromShop) =>
    app.get(url, async (request, reply) => {
      const { id } = ById.parse(request.params);
      const { status, body } = await ask(`${path}/${encodeURIComponent(id)}`, { method: 'GET' });
      return status === 200
        ? reply
            .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
            .type(type)
            .send(body)
        : sendMissing(reply, missing);
    });
  fromShop('/lines/:id/picture', '/workshop/pictures', { type: 'image/webp' });
  fromShop('/parcels/:id/sheet.pdf', '/workshop/sheets', { type: 'application/pdf' });
  fromShop('/parcels/:id/cards.pdf', '/workshop/cards', {
    type: 'application/pdf',
    missing: 'No piece of this parcel has a card',
  });
}
