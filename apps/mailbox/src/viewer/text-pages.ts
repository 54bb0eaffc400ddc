import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, type Html } from '@vitrine/html';
import type { KeptText, TextStore } from '../text-store.ts';
import { sendPage, shown } from './send-page.ts';

const Sent = z.object({
  from: z.string().min(1).max(20),
  to: z.string().regex(/^\+\d{6,15}$/u),
  text: z.string().min(1).max(1000),
});
const Key = z.object({ 'idempotency-key': z.string().min(1).max(200), authorization: z.string().min(8) });

/** Takes text messages as a provider does, and shows them: for people at `/messages`, as JSON at `/api/messages`. */
export function addTextPages(app: FastifyInstance, store: TextStore): void {
  app.post('/messages', async (request, reply) => {
    const key = Key.safeParse(request.headers);
    const sent = Sent.safeParse(request.body);
    if (!key.success) return reply.code(401).send({ error: 'unauthorized' });
    if (!sent.success) return reply.code(400).send({ error: z.prettifyError(sent.error) });
    await store.save(key.data['idempotency-key'], sent.data);
    return reply.code(202).send({ accepted: true });
  });
  app.get('/messages', async (_request, reply) =>
    sendPage(reply, 'Text messages', listPage(await store.list())),
  );
  app.get('/api/messages', async () => ({ messages: await store.list() }));
}

function listPage(messages: readonly KeptText[]): Html {
  const items = messages.map(
    ({ from, to, text, receivedAt }) =>
      html`<li>
        <p dir="auto">${text}</p>
        <p>
          <bdi>${from}</bdi> → <bdi>${to}</bdi>, <time datetime="${receivedAt}">${shown(receivedAt)}</time>
        </p>
      </li>`,
  );
  const list =
    items.length === 0
      ? html`<p>No text message yet.</p>`
      : html`<ul>
          ${items}
        </ul>`;
  return html`<p><a href="/">Mailbox</a></p>
    <h1>Text messages</h1>
    ${list}`;
}
