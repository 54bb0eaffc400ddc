import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openMailStore, type MailStore } from './mail-store.ts';
import { createSmtpServer } from './smtp.ts';
import { openTextStore, type TextStore } from './text-store.ts';
import { createViewer } from './viewer/viewer.ts';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const headers = { host: '127.0.0.1:3026' };
const Mails = z.object({
  mails: z.array(z.object({ id: z.string(), subject: z.string(), to: z.array(z.string()) })),
});
let store: MailStore;
let texts: TextStore;
let smtp: SMTPServer;

beforeAll(async () => {
  store = await openMailStore(folder);
  texts = await openTextStore(join(folder, 'messages'));
  smtp = createSmtpServer(store);
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  smtp.close();
  rmSync(folder, { recursive: true });
});

function mail(messageId: string, subject: string, body: string): string {
  return [
    'From: Shop <shop@example.com>',
    'To: ana@example.com',
    `Message-ID: <${messageId}@example.com>`,
    `Subject: ${subject}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    body,
  ].join('\r\n');
}

/** Says the lines of a conversation one by one, each after the server's answer to the one before. */
async function send(raw: string): Promise<readonly string[]> {
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const socket = connect(address.port, '127.0.0.1');
  const lines = [
    'EHLO test',
    'MAIL FROM:<shop@example.com>',
    'RCPT TO:<ana@example.com>',
    'DATA',
    `${raw}\r\n.`,
    'QUIT',
  ];
  const answers: string[] = [];
  for await (const chunk of socket) {
    answers.push(String(chunk));
    const line = lines.shift();
    if (line === undefined) break;
    socket.write(`${line}\r\n`);
  }
  return answers;
}

/** One part of a mail of several. */
const part = (type: string, more: readonly string[], body: string): string =>
  ['--part', `Content-Type: ${type}`, ...more, '', body].join('\r\n');

function view(url: string) {
  return createViewer(store, texts, 'http://127.0.0.1:3026').inject({ url, headers });
}

describe('the mailbox', () => {
  it('shows a mail that came by SMTP, and shows it once when it comes twice', async () => {
    const raw = mail('order-1', 'Your order', '<p>Thank you</p>');
    expect((await send(raw)).at(-2)).toMatch(/^250/u);
    await send(raw);
    const { mails } = Mails.parse((await view('/api/mails')).json());
    expect(mails).toMatchObject([{ subject: 'Your order', to: ['ana@example.com'] }]);
    expect(readdirSync(folder)).toEqual([`${mails[0]?.id}.eml`, 'messages']);
  });

  it('runs nothing of a hostile mail', async () => {
    await store.save(
      Buffer.from(
        mail('evil', '<script>alert(1)</script>', '<script>alert(2)</script><img src=//evil.test>'),
      ),
    );
    const { mails } = Mails.parse((await view('/api/mails')).json());
    const id = mails.find(({ subject }) => subject.includes('script'))?.id ?? '';
    const page = await view(`/mails/${id}`);
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");

    const frame = await view(`/mails/${id}/html`);
    const policy = String(frame.headers['content-security-policy']);
    expect(policy).toMatch(/sandbox (?!.*allow-scripts)/u);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('evil');
  });

  it('shows the pictures that travelled with a mail', async () => {
    const raw = [
      'Message-ID: <picture@example.com>',
      'Subject: A picture',
      'Content-Type: multipart/related; boundary=part',
      '',
      part('text/html', [], '<img src="cid:alba@shop"><img src="cid:page@shop">'),
      part('image/webp', ['Content-ID: <alba@shop>', 'Content-Transfer-Encoding: base64'], 'UklGRg=='),
      part('text/html', ['Content-ID: <page@shop>'], '<script>alert(3)</script>'),
      '--part--',
    ].join('\r\n');
    await store.save(Buffer.from(raw));
    const { mails } = Mails.parse((await view('/api/mails')).json());
    const id = mails.find(({ subject }) => subject === 'A picture')?.id ?? '';
    const { body } = await view(`/mails/${id}/html`);
    expect(body).toContain('<img src="data:image/webp;base64,UklGRg=="><img src="cid:page@shop">');
  });

  it('keeps mails without a Message-ID apart by what they say', async () => {
    const before = (await store.list()).length;
    for (const text of ['one', 'two', 'one']) await store.save(Buffer.from(`Subject: none\r\n\r\n${text}`));
    expect(await store.list()).toHaveLength(before + 2);
  });

  it('has only what came, whatever id is asked for', async () => {
    for (const id of ['..%2f..%2fetc%2fpasswd', 'a'.repeat(64), 'x']) {
      expect((await view(`/api/mails/${id}`)).statusCode).toBe(404);
      expect((await view(`/mails/${id}`)).statusCode).toBe(404);
    }
  });

  it('tells nothing to a page that reaches it by another name', async () => {
    const app = createViewer(store, texts, 'http://127.0.0.1:3026');
    const answer = await app.inject({ url: '/api/mails', headers: { host: 'evil.test' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.body).not.toContain('order');
  });

  it('refuses a mail over ten megabytes and lives on', async () => {
    const answers = await send(mail('big', 'big', `${'x'.repeat(1000)}\r\n`.repeat(10_600)));
    expect(answers.at(-2)).toMatch(/^552/u);
    expect((await view('/')).statusCode).toBe(200);
  });
});

/** What the shop sends its provider of text messages. */
function sendText(id: string, body: object) {
  return createViewer(store, texts, 'http://127.0.0.1:3026').inject({
    method: 'POST',
    url: '/messages',
    headers: { ...headers, authorization: 'Bearer demo-sms-key', 'idempotency-key': id },
    payload: body,
  });
}

describe('the text messages of the mailbox', () => {
  const message = { from: 'AURELE', to: '+12125550142', text: 'Alba <b>is back</b>' };

  it('[R3.051] are shown once each, however often one is sent, and run nothing', async () => {
    for (let time = 0; time < 2; time += 1) expect((await sendText('one', message)).statusCode).toBe(202);
    const { messages }: { readonly messages: readonly object[] } = (await view('/api/messages')).json();
    expect(messages).toMatchObject([message]);
    const page = await view('/messages');
    expect(page.body).toContain('Alba &lt;b&gt;is back');
    expect(page.body).toContain('+12125550142');
  });

  it('[R3.051] are refused without a key or with a number that is none', async () => {
    expect((await sendText('two', { ...message, to: '212' })).statusCode).toBe(400);
    const app = createViewer(store, texts, 'http://127.0.0.1:3026');
    const bare = await app.inject({ method: 'POST', url: '/messages', headers, payload: message });
    expect(bare.statusCode).toBe(401);
    expect(await texts.list()).toHaveLength(1);
  });
});
