import { CALL_SPECS, REPAIR_LINK_HEADER, type RepairBody } from '@vitrine/contracts';
import { LOCALES, recordOf, REPAIR_NEWS, WALLET_METHODS } from '@vitrine/domain';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobData } from '../jobs/index.ts';
import { aFakeWallet, noticeText } from '../test-harness/fake-payment-gateway.ts';
import { aFakeWorkshop, askFromWorkshop } from '../test-harness/fake-workshop.ts';
import { guestToken } from '../test-harness/open-services.ts';
import { recordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';
import { told, useCertificates } from '../test-harness/use-certificates.ts';
import { keepRepairPayments, sendRepairMail } from './index.ts';
import { repairMail } from './repair-mail.ts';
import { repairToTell } from './repair.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ANA = { firstName: 'Ana', lastName: 'Duarte', email: 'ana@example.com' };

const [card, wallet, mail, jobs] = [aFakeWallet(), aFakeWallet(), recordedMail(), recordedJobs()];
const workshop = aFakeWorkshop();
const { services, number, as, activateAs } = useCertificates({
  deps: {
    jobs,
    gateways: { workshop, mail, cardPage: card, wallets: recordOf(WALLET_METHODS, () => wallet) },
  },
});
let guest = '';
let done = 0;
beforeEach(async () => {
  done = jobs.left.length;
  card.reset();
  wallet.reset();
  guest = await guestToken(services);
});

const isRepairMail = (data: object): data is JobData['send-repair-mail'] => 'news' in data;
/** Sends what was left behind; what was sent. */
async function mails() {
  const before = mail.sent.length;
  const left = jobs.left.slice(done);
  done = jobs.left.length;
  for (const { data } of left) if (isRepairMail(data)) await sendRepairMail(services.deps, data);
  return mail.sent.slice(before);
}
async function onlyMail() {
  const [one, ...more] = await mails();
  if (one === undefined || more.length > 0) throw new Error(`${more.length} mails more than one`);
  return one;
}
const tokenIn = (text = '') => /\/repair\?token=([\w-]+)/u.exec(text)?.[1] ?? '';

async function askedByGuest(email = ANA.email): Promise<{ readonly id: string; readonly token: string }> {
  const body = { ...ANA, email, piece: 'Buy cheap at evil.example', description: 'The clasp is loose.' };
  const asked = await services.call('requestRepair', { locale: 'fra-fr', token: guest, body });
  const { id, linkToken = '' } = CALL_SPECS.requestRepair.answer.parse(asked.body);
  return { id, token: linkToken };
}
const byLink = (
  token: string,
  name: 'answerEstimate' | 'payRepair' | 'getLinkedRepair',
  request: object = {},
) =>
  services.call(name, {
    locale: 'fra-fr',
    ...request,
    ...(name === 'getLinkedRepair' ? {} : { token: guest }),
    headers: { [REPAIR_LINK_HEADER]: token },
  });
const look = async (token: string): Promise<RepairBody> =>
  CALL_SPECS.getLinkedRepair.answer.parse((await byLink(token, 'getLinkedRepair')).body).repair;
const pay = (token: string, id: string, method: string) =>
  byLink(token, 'payRepair', { params: { id }, body: { method } });
const tell = async (type: string, id: string, more: object = {}) => {
  const occurredAt = services.clock.now().toISOString();
  const body = { id: `evt-${randomUUID()}`, type: `repair.${type}`, occurredAt, repair: `eu.${id}`, ...more };
  return (await askFromWorkshop(services, { body })).status;
};
async function quotedForGuest() {
  const asked = await askedByGuest();
  await tell('received', asked.id);
  await tell('quoted', asked.id, { amount: 12_000, days: 21, note: 'A new clasp.' });
  return asked;
}
async function acceptedByGuest() {
  const asked = await quotedForGuest();
  const body = { answer: 'accepted', amount: 12_000 };
  expect((await byLink(asked.token, 'answerEstimate', { params: { id: asked.id }, body })).status).toBe(200);
  return asked;
}

/** An address as a browser without an account opens it. */
const readAt = async (url: string) =>
  services.app.inject({ url, headers: { authorization: `Bearer ${await guestToken(services)}` } });

const statusOf = async (path: string) => (await readAt(path)).statusCode;

describe('[R2.019, R2.052] a guest’s repair', () => {
  it('is told of at each step, once, and answered and paid by the link of the mail', async () => {
    const { id } = await askedByGuest();
    const asked = await onlyMail();
    expect([asked.to, asked.subject]).toEqual([
      ANA.email,
      expect.stringMatching(/^Votre demande de réparation RP-/u),
    ]);
    expect(asked.text).not.toContain('evil.example');
    const token = tokenIn(asked.text);
    expect(await look(token)).toMatchObject({ id, state: 'requested' });

    await tell('received', id);
    await tell('quoted', id, { amount: 12_000, days: 21, note: 'A new clasp.' });
    const quoted = await onlyMail();
    expect(quoted.text).toMatch(/Devis\u00A0: 120\s€\nDurée des travaux\u00A0: 21\sjours\nTravaux prévus/u);
    expect(quoted.html).toContain('A new clasp.');
    const shown = await look(tokenIn(quoted.text));
    expect(shown.estimate).toMatchObject({ price: { amount: 12_000 }, days: 21 });
    const body = { answer: 'accepted', amount: 12_000 };
    const answered = await byLink(token, 'answerEstimate', { params: { id }, body });
    expect(answered.body).toMatchObject({ state: 'accepted' });

    await pay(token, id, 'creditCard');
    expect(card.opened.at(-1)).toMatchObject({ method: 'creditCard', amount: 12_000, currency: 'EUR' });
    const { returnUrl = '', notifyUrl } = card.opened.at(-1) ?? {};
    expect(await look(tokenIn(returnUrl))).toMatchObject({ state: 'accepted', payment: 'open' });
    expect(notifyUrl).toMatch(/\/webhooks\/payment$/u);
    card.answerWith('authorised');
    expect(await look(tokenIn(returnUrl))).toMatchObject({ state: 'paid' });
    await tell('repaired', id);
    expect((await onlyMail()).subject).toContain('terminée');
    await tell('returned', id, { tracking: { carrier: 'Chronos', number: 'X 1' } });
    expect((await onlyMail()).text).toContain('Colis\u00A0: Chronos, X 1');
  });

  it('is opened by no forged, foreign or old link, which tells nothing', async () => {
    const [{ id, token }, other] = [await acceptedByGuest(), await askedByGuest('other@example.com')];
    const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    const unknown = await byLink('x', 'getLinkedRepair');
    expect(told(unknown)).toEqual([404, 'not_found']);
    expect((await byLink(forged, 'getLinkedRepair')).body).toEqual(unknown.body);
    for (const wrong of [forged, other.token, 'x']) {
      expect(told(await pay(wrong, id, 'paypal'))).toEqual([404, 'not_found']);
      const body = { answer: 'refused', amount: 12_000 };
      expect(told(await byLink(wrong, 'answerEstimate', { params: { id }, body }))).toEqual([
        404,
        'not_found',
      ]);
    }
    expect((await look(other.token)).id).toBe(other.id);
    const unlinked = await services.call('payRepair', {
      token: guest,
      params: { id },
      body: { method: 'paypal' },
    });
    expect(unlinked.status).toBe(401);
    const now = services.clock.now();
    services.clock.set(new Date(now.getTime() + 402 * DAY_MS).toISOString());
    const old = await byLink(token, 'getLinkedRepair');
    services.clock.set(now.toISOString());
    expect([old.status, old.body]).toEqual([404, unknown.body]);
  });

  it('shows its photos by the link', async () => {
    const { id, token } = await askedByGuest();
    const params = { id };
    await services.call('addRepairPhoto', { token: guest, params, body: { photo: PIXEL } });
    const [url = ''] = (await look(token)).photos;
    expect([
      await statusOf(url),
      await statusOf(url.replace(/\?.*/u, '')),
      await statusOf(`${url}x`),
    ]).toEqual([200, 404, 404]);
  });

  it('has a receipt once it is paid, for whoever has the link', async () => {
    const { id, token } = await acceptedByGuest();
    expect((await look(token)).receiptUrl).toBeUndefined();
    await pay(token, id, 'creditCard');
    card.answerWith('authorised');
    const { receiptUrl = '', number: repairNumber } = await look(token);
    const receipt = await readAt(receiptUrl);
    expect(receipt.headers).toMatchObject({ 'content-type': 'application/pdf' });
    const paper = receipt.rawPayload.toString();
    for (const part of ['Reçu · Réparation', repairNumber, 'Ana Duarte', '120,00', 'A new clasp.', 'carte'])
      expect(paper).toContain(part);
    expect((await readAt(receiptUrl.replace(/\?.*/u, ''))).statusCode).toBe(404);
    const free = await askedByGuest();
    const unpaid = receiptUrl.replace(id, free.id).replace(token, free.token);
    expect((await readAt(unpaid)).statusCode).toBe(404);
  });

  it('is the customer’s, too, who has its e-mail, and a link opens no customer’s', async () => {
    const { id, token } = await askedByGuest('NOOR@maison-aurele.example');
    const listed = CALL_SPECS.getRepairs.answer.parse((await as('Noor', 'getRepairs')).body);
    expect(listed.repairs.filter((repair) => repair.id === id)).toHaveLength(1);
    expect((await look(token)).id).toBe(id);
    await services.db.executeSql(
      `UPDATE repair_request SET customer_id = (SELECT id FROM customer WHERE first_name = 'Noor') WHERE id = $1`,
      [id],
    );
    expect(told(await byLink(token, 'getLinkedRepair'))).toEqual([404, 'not_found']);
  });
});

describe('[R2.052, R4.042] a repair that the house declines', () => {
  it('is told of with the reason; one that never came is over, one that did goes back', async () => {
    const { id, token } = await askedByGuest();
    await mails();
    expect(await tell('declined', id, { note: 'The enamel cannot be matched.' })).toBe(200);
    const [declined] = await mails();
    expect(declined?.text).toContain('The enamel cannot be matched.');
    expect(await look(token)).toMatchObject({
      state: 'declined',
      declinedNote: 'The enamel cannot be matched.',
    });
    const other = await askedByGuest();
    await tell('received', other.id);
    await tell('declined', other.id);
    const { body } = await askFromWorkshop(services, { method: 'GET', path: '/workshop/repairs' });
    const references = JSON.stringify(body);
    expect([references.includes(id), references.includes(other.id)]).toEqual([false, true]);
    expect(await tell('quoted', other.id, { amount: 1 })).toBe(409);
    expect(await tell('returned', other.id)).toBe(200);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('en route')]);
  });
});

describe('[R2.052] a payment by card', () => {
  it('that is refused leaves the estimate to be paid by another means, the first one voided', async () => {
    const { id, token } = await acceptedByGuest();
    await pay(token, id, 'creditCard');
    card.answerWith('refused');
    expect(await look(token)).toMatchObject({ state: 'accepted', payment: 'ended' });
    card.answerWith('pending');
    await pay(token, id, 'creditCard');
    const waiting = card.opened.at(-1)?.reference ?? '';
    await pay(token, id, 'paypal');
    expect(card.voided).toContain(waiting);
    wallet.answerWith('authorised');
    expect(await look(token)).toMatchObject({ state: 'paid' });
    expect(wallet.captured.get(wallet.opened.at(-1)?.reference ?? '')).toBe(12_000);
  });

  it('is settled by the notice, or given up by the job', async () => {
    const { id, token } = await acceptedByGuest();
    await pay(token, id, 'creditCard');
    const reference = card.opened.at(-1)?.reference ?? '';
    const later = new Date(services.clock.now().getTime() + DAY_MS);
    await keepRepairPayments({ ...services.deps, clock: { now: () => later } });
    expect(card.voided).toContain(reference);
    await pay(token, id, 'creditCard');
    const [second = '', facts] = [
      card.opened.at(-1)?.reference,
      { eventId: `n-${id}`, providerRef: 'c', amount: 12_000, currency: 'EUR' },
    ];
    card.answerWith('authorised');
    const read = noticeText({ ...facts, reference: second, state: 'authorised' });
    const posted = await services.app.inject({
      method: 'POST',
      url: '/webhooks/payment',
      payload: { notice: read },
    });
    expect([posted.statusCode, (await look(token)).state, services.alarms]).toEqual([204, 'paid', []]);
  });

  it('is offered in every locale whose house offers cards', async () => {
    for (const locale of ['fra-fr', 'eng-us', 'ara-ae', 'jpn-jp'] as const) {
      const { body } = await as('Kim', 'getRepairs', { locale });
      expect(CALL_SPECS.getRepairs.answer.parse(body).methods).toContain('creditCard');
    }
  });
});

describe('[R2.052] the mails of a repair', () => {
  it('lead a customer to its page in the account, and leave out what has passed', async () => {
    await activateAs('Kim');
    const body = { serialNumber: number(), description: 'The stone is loose.' };
    const asked = await as('Kim', 'requestRepair', { body });
    const { id, linkToken } = CALL_SPECS.requestRepair.answer.parse(asked.body);
    expect(linkToken).toBeUndefined();
    await tell('received', id);
    await tell('quoted', id, { amount: 0 });
    const sent = await mails();
    expect(sent.map(({ messageId }) => messageId.split('.')[0])).toEqual([`<repair-quoted`]);
    expect(sent[0]?.text).toContain(`/fra-fr/mylv/care-service/${id}`);
    expect(sent[0]?.text).toContain('Offerte');
    const row = await repairToTell(services.deps.db, id);
    expect(row?.email).toBe('kim@maison-aurele.example');
  });

  it('say what they say in seven languages, and let no text end an element', async () => {
    const { id } = await quotedForGuest();
    const row = (await repairToTell(services.deps.db, id))?.row;
    if (row === undefined) throw new Error('No repair');
    const url = 'https://shop.example/repair?token=x';
    const subjects = new Set<string>();
    for (const code of ['eng-us', 'fra-fr', 'ita-it', 'jpn-jp', 'kor-kr', 'zhs-cn', 'ara-ae'] as const)
      for (const news of REPAIR_NEWS) {
        const written = repairMail({ row: { ...row, note: '<b>' }, news, locale: LOCALES[code], url });
        subjects.add(written.subject);
        expect(written.subject + written.text).not.toMatch(/%s|undefined/u);
        expect(written.text).toContain(row.number);
        expect(written.html).toContain(LOCALES[code].isRtl ? 'dir="rtl"' : 'dir="ltr"');
        expect(written.html).not.toContain('<b>');
      }
    expect(subjects.size).toBe(7 * REPAIR_NEWS.length);
  });
});
