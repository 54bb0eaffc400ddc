import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Mail, MailStore, MailSummary } from '../mail-store.ts';
import { html, type Html } from '@vitrine/html';
import type { TextStore } from '../text-store.ts';
import { sendHtml, sendPage, shown } from './send-page.ts';
import { addTextPages } from './text-pages.ts';

const ById = z.object({ id: z.string() });

/**
 * What a mail may do in its frame: no script, no form, no request but pictures from this machine (a house under trial
 * has its pictures there), and links that open a page of their own.
 */
const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';
const MAIL_PAGES = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http://localhost:* http://127.0.0.1:*',
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${FRAME_RIGHTS}`,
].join('; ');

/**
 * The viewer: pages for people at `/` and JSON for tests at `/api/mails`, and text messages beside them. Every text of a
 * mail is a stranger's.
 */
export function createViewer(store: MailStore, texts: TextStore, origin: string): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const css = readFileSync(new URL('viewer.css', import.meta.url), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    // A page elsewhere whose name was pointed at this machine must not read the mails.
    if (request.headers.host !== new URL(origin).host) await reply.code(421).send('This is another host.');
  });
  app.get('/viewer.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/', async (_request, reply) => sendPage(reply, 'Mailbox', listPage(await store.list())));
  app.get('/mails/:id', async (request, reply) => {
    const mail = await store.find(ById.parse(request.params).id);
    return mail === undefined ? sendMissing(reply) : sendPage(reply, mail.subject, mailPage(mail));
  });
  app.get('/mails/:id/html', async (request, reply) => {
    const mail = await store.find(ById.parse(request.params).id);
    return mail?.html === undefined ? sendMissing(reply) : sendHtml(reply, MAIL_PAGES, inFrame(mail.html));
  });
  app.get('/api/mails', async () => ({ mails: await store.list() }));
  app.get('/api/mails/:id', async (request, reply) => {
    const mail = await store.find(ById.parse(request.params).id);
    return mail ?? reply.code(404).send({ error: 'not_found' });
  });
  addTextPages(app, texts);
  return app;
}

function listPage(mails: readonly MailSummary[]): Html {
  const items = mails.map(
    ({ id, subject, from, to, receivedAt }) =>
      html`<li>
        <a href="/mails/${id}" dir="auto">${subject === '' ? '(no subject)' : subject}</a>
        <p>
          <bdi>${from}</bdi> → <bdi>${to.join(', ')}</bdi>,
          <time datetime="${receivedAt}">${shown(receivedAt)}</time>
        </p>
      </li>`,
  );
  const list =
    items.length === 0
      ? html`<p>No mail yet.</p>`
      : html`<ul>
          ${items}
        </ul>`;
  return html`<h1>Mailbox</h1>
    <p><a href="/messages">Text messages</a></p>
    ${list}`;
}

function mailPage(mail: Mail): Html {
  const frame =
    mail.html === undefined
      ? html``
      : html`<iframe title="The mail" sandbox="${FRAME_RIGHTS}" src="/mails/${mail.id}/html"></iframe>`;
  const headers = mail.headers.map(({ name, value }) => html`${name}: ${value} `);
  return html`<p><a href="/">Mailbox</a></p>
    <h1 dir="auto">${mail.subject}</h1>
    <dl>
      <dt>From</dt>
      <dd><bdi>${mail.from}</bdi></dd>
      <dt>To</dt>
      <dd><bdi>${mail.to.join(', ')}</bdi></dd>
      <dt>Received</dt>
      <dd><time datetime="${mail.receivedAt}">${shown(mail.receivedAt)}</time></dd>
    </dl>
    ${frame}
    <details ${mail.html === undefined ? html`open` : html``}>
      <summary>Text</summary>
      <pre dir="auto">${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>${headers}</pre>
    </details>`;
}

function sendMissing(reply: FastifyReply): FastifyReply {
  void reply.code(404);
  return sendPage(reply, 'Not found', html`<h1>There is no such mail.</h1>`);
}

/** Links of a mail open beside the viewer, not inside its frame. */
function inFrame(mailHtml: string): string {
  return `<base target="_blank">${mailHtml}`;
}
