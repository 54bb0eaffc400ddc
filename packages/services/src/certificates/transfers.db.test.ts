import { TRANSFER_TOKEN_HEADER } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../test-harness/open-services.ts';
import { recordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';
import { recordedSms } from '../test-harness/recorded-sms.ts';
import { ACTIVATED_EVENT, CERTIFIED_RING, told, useCertificates } from '../test-harness/use-certificates.ts';
import { keepCertificates } from './keep-certificates.job.ts';
import { sendTransfer } from './send-transfer.job.ts';
import { transferTokenOf } from './transfer.service.ts';

const [mail, sms, jobs] = [recordedMail(), recordedSms(), recordedJobs()];
const certificates = useCertificates({ deps: { gateways: { mail, sms }, jobs } });
const { services, number, tokenOf, as, put, activateAs, offerAs, certificateFor, listed, faults, check } =
  certificates;
const transferId = () => JSON.stringify(jobs.left.at(-1)?.data).split('"')[3] ?? '';
const linkToken = () => transferTokenOf(services.deps.config, transferId());
const accept = (who: string, token: string) => as(who, 'acceptTransfer', { body: { token } });
const look = (who: string, token: string) =>
  as(who, 'getOfferedCertificate', { headers: { [TRANSFER_TOKEN_HEADER]: token } });
const reportAs = (who: string, report: string) =>
  as(who, 'reportCertificate', { params: { number: number() }, body: { report } });
const withoutName = ({ status, body }: TestAnswer) =>
  JSON.stringify([status, body]).replaceAll(/(?:noor|nobody)@/gu, '@');

describe('a transfer', () => {
  beforeEach(async () => void (await activateAs('Kim')));

  it('[R2.060, R3.020] is offered by mail, accepted by its recipient alone, and then the giver has it no more', async () => {
    const offered = await offerAs('Kim', { emailTo: 'Claire@maison-aurele.example' });
    expect(offered.body).toMatchObject({
      status: 'in_transfer',
      transfer: { emailTo: 'claire@maison-aurele.example' },
    });
    await sendTransfer(services.deps, { transferId: transferId(), kind: 'offered' });
    const sent = mail.sent.at(-1);
    const token = /token=([\w-]+)/u.exec(sent?.text ?? '')?.[1] ?? '';
    expect([sent?.to, token]).toEqual(['claire@maison-aurele.example', linkToken()]);
    const seen = await look('Claire', token);
    expect(seen.body).toMatchObject({ serialNumber: number(), sku: { identifier: CERTIFIED_RING } });
    expect(JSON.stringify(seen.body)).not.toMatch(/kim/iu);
    for (const call of [look, accept]) {
      expect(told(await call('Noor', token))).toEqual([403, 'other_recipient']);
      expect(
        told(
          await call(
            'Claire',
            token.replace(/./u, (first) => (first === 'x' ? 'y' : 'x')),
          ),
        ),
      ).toEqual([404, 'not_found']);
    }
    expect(await listed('Kim')).toContain(number());
    expect((await accept('Claire', token)).status).toBe(200);
    expect(await listed('Kim')).not.toContain(number());
    const { history, ownerId } = await certificateFor('Claire');
    expect(history.at(-1)).toMatchObject({
      eventName: 'OWNED',
      fromId: 'OWNER-1',
      toId: ownerId,
      signerId: 'SYS_T&T',
    });
    expect(JSON.stringify(history)).not.toMatch(/kim|@/iu);
    expect(told(await accept('Claire', token))).toEqual([409, 'transfer_ended']);
    await sendTransfer(services.deps, { transferId: transferId(), kind: 'accepted' });
    expect(mail.sent.at(-1)?.to).toBe('kim@maison-aurele.example');
    const { rows } = await services.db.executeSql('SELECT email_to, token_hash FROM certificate_transfer');
    expect(rows.every((row) => row['email_to'] === null && row['token_hash'] !== token)).toBe(true);
    expect(await faults()).toEqual([]);
  });

  it('[R2.060] says the same of an address with and without an account', async () => {
    const known = await offerAs('Kim', { emailTo: 'noor@maison-aurele.example' });
    await as('Kim', 'withdrawTransfer', { params: { number: number() } });
    const unknown = await offerAs('Kim', { emailTo: 'nobody@maison-aurele.example' });
    expect(withoutName(known)).toBe(withoutName(unknown));
  });

  it('[R2.060] goes to a telephone as a text message', async () => {
    const { status } = await services.call('putCertificateEvent', {
      locale: 'eng-us',
      params: { number: number() },
      body: { ...ACTIVATED_EVENT, eventName: 'OWNED', phoneNumber: '(212) 555-0142' },
      token: tokenOf('Kim'),
    });
    expect(status).toBe(404);
    const offered = await services.call('putCertificateEvent', {
      locale: 'eng-us',
      params: { number: number() },
      body: { ...ACTIVATED_EVENT, fromId: '', eventName: 'OWNED', phoneNumber: '(212) 555-0142' },
      token: tokenOf('Kim'),
    });
    expect(offered.body).toMatchObject({ transfer: { phoneNumber: '+12125550142' } });
    await sendTransfer(services.deps, { transferId: transferId(), kind: 'offered' });
    expect(sms.sent.at(-1)).toMatchObject({ to: '+12125550142' });
    expect(sms.sent.at(-1)?.text).toContain(linkToken());
    await services.db.executeSql(`UPDATE customer SET phone = '+12125550142' WHERE login LIKE 'noor@%'`);
    expect((await accept('Noor', linkToken())).status).toBe(200);
  });

  it('[R2.060] is withdrawn until it is accepted, and expires', async () => {
    const to = { emailTo: 'claire@maison-aurele.example' };
    await offerAs('Kim', to);
    const withdrawn = linkToken();
    expect(told(await offerAs('Kim', to))).toEqual([409, 'transfer_open']);
    expect((await as('Claire', 'withdrawTransfer', { params: { number: number() } })).status).toBe(404);
    expect((await as('Kim', 'withdrawTransfer', { params: { number: number() } })).body).toMatchObject({
      status: 'activated',
    });
    expect(told(await accept('Claire', withdrawn))).toEqual([409, 'transfer_ended']);
    expect(told(await as('Kim', 'withdrawTransfer', { params: { number: number() } }))).toEqual([
      409,
      'certificate_changed',
    ]);
    await sendTransfer(services.deps, { transferId: transferId(), kind: 'offered' });
    expect(mail.sent.at(-1)?.text).not.toContain(withdrawn);
    await offerAs('Kim', to);
    await services.db.executeSql(`UPDATE certificate_transfer SET expires_at = $1 WHERE state = 'offered'`, [
      services.clock.now(),
    ]);
    expect(told(await accept('Claire', linkToken()))).toEqual([409, 'transfer_ended']);
    expect((await certificateFor('Kim')).status).toBe('activated');
    await keepCertificates(services.deps);
    const { rows } = await services.db.executeSql(
      `SELECT state, email_to FROM certificate_transfer WHERE id = $1`,
      [transferId()],
    );
    expect(rows).toEqual([{ state: 'expired', email_to: null }]);
  });

  it('[R3.018, R7.145] is the owner’s alone, and names who gives and who gets', async () => {
    const to = { emailTo: 'noor@maison-aurele.example' };
    expect(told(await offerAs('Claire', to))).toEqual([404, 'not_found']);
    expect(told(await put('Kim', { eventName: 'OWNED', fromId: 'somebody', ...to }))).toEqual([
      404,
      'not_found',
    ]);
    const field = async (change: object) => {
      const { status, body } = await offerAs('Kim', change);
      return [status, /"statusDetails":"(\w+)"/u.exec(JSON.stringify(body))?.[1]];
    };
    expect(await field({})).toEqual([400, 'emailTo']);
    expect(await field({ emailTo: 'noor at example' })).toEqual([400, 'emailTo']);
    expect(await field({ phoneNumber: '12' })).toEqual([400, 'phoneNumber']);
    expect(await field({ ...to, phoneNumber: '+33612345678' })).toEqual([400, 'phoneNumber']);
    expect(told(await offerAs('Kim', { emailTo: 'KIM@maison-aurele.example' }))).toEqual([
      400,
      'transfer_to_self',
    ]);
  });

  it('[R2.060] passes to one of twenty presses at once', async () => {
    await offerAs('Kim', { emailTo: 'claire@maison-aurele.example' });
    const token = linkToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept('Claire', token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await certificateFor('Claire')).history.filter(({ kind }) => kind === 'event')).toHaveLength(2);
    expect(await faults()).toEqual([]);
  });
});

describe('a report', () => {
  it('[R2.059] ends an offer, is taken back by its owner, and is told to everybody as one word', async () => {
    await activateAs('Kim');
    await offerAs('Kim', { emailTo: 'claire@maison-aurele.example' });
    expect(await check()).toEqual({ answer: 'genuine' });
    expect((await reportAs('Claire', 'stolen')).status).toBe(404);
    expect((await reportAs('Kim', 'stolen')).body).toMatchObject({ status: 'stolen' });
    expect(await check()).toEqual({ answer: 'reported' });
    expect(told(await accept('Claire', linkToken()))).toEqual([409, 'transfer_ended']);
    expect(told(await offerAs('Kim', { emailTo: 'claire@maison-aurele.example' }))).toEqual([
      409,
      'certificate_reported',
    ]);
    expect((await reportAs('Kim', 'found')).body).toMatchObject({ status: 'activated' });
    expect(told(await reportAs('Kim', 'found'))).toEqual([409, 'certificate_changed']);
    expect((await reportAs('Kim', 'sold')).status).toBe(400);
    const notes = (await certificateFor('Kim')).history.map((one) =>
      one.kind === 'note' ? one.note : one.eventName,
    );
    expect(notes).toEqual(['issued', 'ACTIVATED', 'stolen', 'found']);
    expect(await faults()).toEqual([]);
  });
});
