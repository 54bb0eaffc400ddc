import { CERTIFICATE_LIMITS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { guestToken, type TestAnswer } from '../test-harness/open-services.ts';
import { CALL_SPECS } from '@vitrine/contracts';
import {
  ACTIVATED_EVENT,
  CARD_CODE,
  CERTIFIED_RING,
  told,
  useCertificates,
} from '../test-harness/use-certificates.ts';
import { auditCertificates } from './audit-certificates.ts';
import { keepCertificates } from './keep-certificates.job.ts';

const { services, number, tokenOf, as, put, activateAs, certificateFor, listed, faults, check } =
  useCertificates();
const contents = async (who: string, body: object) => {
  const answer = await as(who, 'getCertificateContents', { body });
  return answer.status === 200
    ? CALL_SPECS.getCertificateContents.answer.parse(answer.body).contents
    : [answer.status];
};
const namePiece = (who: string, sku: string, of = number()) =>
  as(who, 'nameCertifiedPiece', { params: { number: of, sku }, body: ACTIVATED_EVENT });

const checkFrom = (code: string, at: number) =>
  services.call('checkAuthenticity', { body: { number: number(), code }, address: `203.0.113.${at}` });
const words = ({ body }: TestAnswer) => /"message":"[^"]+"/u.exec(JSON.stringify(body))?.[0];

describe('an activation', () => {
  it('[R2.061, R7.145, R9.020] takes number and code, and writes an event that the house signs', async () => {
    const { status } = await put('Kim', {
      activationCode: '7kq2 m9xd 0vba',
      signerId: 'ME',
      fromId: 'claire',
    });
    expect(status).toBe(200);
    expect(await listed('Kim')).toContain(number());
    const { ownerId, history, status: state } = await certificateFor('Kim');
    expect(state).toBe('activated');
    expect(history).toMatchObject([
      { kind: 'note', note: 'issued' },
      {
        key: 'event-1',
        eventName: 'ACTIVATED',
        fromId: 'SYS_T&T',
        signerId: 'SYS_T&T',
        toId: ownerId,
        eventDate: expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/u),
        language: 'fra',
      },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('[R7.145] is refused the second time, with a wrong code as with an unknown number, and to a guest', async () => {
    expect(told(await activateAs('Kim', 'WRONGCODE'))).toEqual([404, 'activation_refused']);
    expect(told(await put('Kim', {}))).toEqual([404, 'activation_refused']);
    const unknown = await activateAs('Kim', CARD_CODE, 'TST-R-0');
    expect(told(unknown)).toEqual([404, 'activation_refused']);
    expect((await activateAs('Kim')).status).toBe(200);
    expect(told(await activateAs('Kim'))).toEqual([409, 'already_activated']);
    const other = await activateAs('Claire');
    expect(told(other)).toEqual([409, 'already_activated']);
    expect(JSON.stringify(other.body)).not.toMatch(/kim/iu);
    // [R2.061] Whoever reads the words does not learn whether the number exists.
    expect(words(other)).toBe(words(unknown));
    const token = await guestToken(services);
    const body = { ...ACTIVATED_EVENT, activationCode: CARD_CODE };
    for (const shown of [token, undefined])
      expect(
        (
          await services.call('putCertificateEvent', {
            params: { number: number() },
            body,
            ...(shown !== undefined && { token: shown }),
          })
        ).status,
      ).toBe(401);
  });

  it.each([
    ['eventDate', '2026-11-27 08:00'],
    ['eventDate', '02-30-2026 08:00'],
    ['eventName', 'SOLD'],
    ['key', ''],
    ['emailTo', 'x'.repeat(300)],
    ['activationCode', 7],
  ])('[R3.018, R3.019, R3.020] names the field that is wrong: %s', async (field, value) => {
    const answer = await put('Kim', { [field]: value });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"statusDetails":"${field}"`);
  });

  it('[R2.061] belongs to whom the piece was sold to', async () => {
    await services.db.executeSql(
      `UPDATE certificate SET owner_id = (SELECT id FROM customer WHERE login LIKE 'claire@%') WHERE serial_number = $1`,
      [number()],
    );
    expect(told(await activateAs('Kim'))).toEqual([404, 'activation_refused']);
    expect((await activateAs('Claire')).status).toBe(200);
  });

  it('[R2.061] is won by one of fifty who claim the same code at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        services.call('putCertificateEvent', {
          params: { number: number() },
          body: { ...ACTIVATED_EVENT, key: `claim-${at}`, activationCode: CARD_CODE },
          token: tokenOf(['Kim', 'Claire', 'Noor'][at % 3] ?? ''),
          address: `198.51.100.${at}`,
        }),
      ),
    );
    // Ten tries of each customer count; the others are told to wait.
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(200) + count(409) + count(429)]).toEqual([1, 50]);
    expect(await faults()).toEqual([]);
  });

  it('[R7.145] may be tried ten times an hour', async () => {
    for (let at = 0; at < 10; at += 1) expect((await activateAs('Kim', `WRONG-${at}`)).status).toBe(404);
    const tooMany = await activateAs('Kim');
    expect([tooMany.status, Number(tooMany.headers['retry-after']) > 3000]).toEqual([429, true]);
    await services.db.executeSql('UPDATE counted_use SET ends_at = $1', [services.clock.now()]);
    expect((await activateAs('Kim')).status).toBe(200);
  });
});

describe('the public question', () => {
  it('[R2.061] is answered in three words, a wrong code as an unknown number', async () => {
    expect(await check()).toEqual({ answer: 'genuine' });
    expect(await check('WRONG')).toEqual({ answer: 'not_known' });
    expect(await check(CARD_CODE, 'TST-R-0')).toEqual({ answer: 'not_known' });
    const blocked = await check('demo-lost-point-du-jour', 'aur-r-500078');
    expect(blocked).toEqual({ answer: 'reported' });
    const wrong = await services.call('checkAuthenticity', { body: { number: '', code: CARD_CODE } });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([400, expect.stringContaining('number')]);
  });

  it('[R2.061] may be asked sixty times an hour from one network with a wrong code, and keeps nobody else out', async () => {
    for (let time = 0; time < CERTIFICATE_LIMITS.perNetwork; time += 1)
      expect((await checkFrom('WRONG', 1)).status).toBe(200);
    expect((await checkFrom(CARD_CODE, 1)).status).toBe(429);
    expect((await checkFrom(CARD_CODE, 99)).body).toEqual({ answer: 'genuine' });
  });
});

describe('which piece it is', () => {
  it('[R7.148] is what was recorded, and nothing else', async () => {
    await activateAs('Kim');
    expect((await namePiece('Kim', CERTIFIED_RING)).body).toMatchObject({
      sku: { identifier: CERTIFIED_RING },
    });
    expect(told(await namePiece('Kim', 'QW1001'))).toEqual([409, 'other_sku']);
    expect(told(await namePiece('Claire', CERTIFIED_RING))).toEqual([404, 'not_found']);
    expect(told(await namePiece('Kim', CERTIFIED_RING, 'TST-R-0'))).toEqual([404, 'not_found']);
  });

  it('[R7.148] is named by its owner where nobody recorded it, among what has reached them', async () => {
    await services.db.executeSql('UPDATE certificate SET sku_id = NULL WHERE serial_number = $1', [number()]);
    await activateAs('Claire');
    const shown = await certificateFor('Claire');
    expect([shown.sku, shown.possiblePieces?.map(({ identifier }) => identifier)]).toEqual([
      undefined,
      expect.arrayContaining(['QW1001']),
    ]);
    expect(told(await namePiece('Claire', CERTIFIED_RING))).toEqual([404, 'not_found']);
    expect((await namePiece('Claire', 'QW1001')).body).toMatchObject({ sku: { identifier: 'QW1001' } });
    expect((await certificateFor('Claire')).history.at(-1)).toMatchObject({ note: 'named' });
    expect(await faults()).toEqual([]);
  });
});

describe('[R2.059] a certificate', () => {
  it('is read and printed by its owner alone', async () => {
    await activateAs('Kim');
    for (const name of ['getCertificate', 'getCertificatePaper'] as const) {
      expect(told(await as('Claire', name, { params: { number: number() } }))).toEqual([404, 'not_found']);
      expect(told(await as('Kim', name, { params: { number: 'TST-R-0' } }))).toEqual([404, 'not_found']);
    }
    const printed = await services.app.inject({
      url: `/api/fra-fr/products/SN/${number()}/paper`,
      headers: { authorization: `Bearer ${tokenOf('Kim')}` },
    });
    expect(services.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(printed.body).toContain('Kim Laurent');
  });

  it('[R7.083] has words of the house; another’s has none', async () => {
    await activateAs('Kim');
    const own = await contents('Claire', { products: ['AUR-W-100427', 'AUR-E-200118', number()] });
    expect(own).toMatchObject([
      {
        id: 'AUR-W-100427',
        title: 'Heure Verte, 39 mm',
        sections: expect.arrayContaining([expect.objectContaining({ heading: 'Cuir et métal' })]),
      },
      { id: 'AUR-E-200118' },
    ]);
    expect(await contents('Claire', { materials: ['steel-316l', 'diamond-canada'] })).toMatchObject([
      { id: 'steel-316l', title: 'Acier 316L' },
    ]);
    expect(await contents('Claire', {})).toEqual([400]);
    expect(await contents('Claire', { products: [] })).toEqual([400]);
    expect(await contents('Claire', { products: ['a'], materials: ['b'] })).toEqual([400]);
    const token = await guestToken(services);
    const guest = await services.call('getCertificateContents', { token, body: { products: ['a'] } });
    expect(guest.status).toBe(401);
  });
});

describe('[R3.018] the audit', () => {
  it.each([
    ['an owner', `UPDATE certificate SET owner_id = (SELECT id FROM customer WHERE login LIKE 'noor@%')`, 0],
    ['a status', `UPDATE certificate SET status = 'lost'`, 0],
    ['a word of an entry', `UPDATE certificate_entry SET to_id = 'noor'`, 1],
    ['a missing entry', 'DELETE FROM certificate_entry', 0],
  ])('finds %s that was changed', async (_case, change, place) => {
    await activateAs('Kim');
    expect(await faults()).toEqual([]);
    await services.db.executeSql(`${change} WHERE serial_number = $1`, [number()]);
    expect(await faults()).toMatchObject([{ serialNumber: number(), place }]);
    await services.db.executeSql('DELETE FROM certificate_entry WHERE serial_number = $1', [number()]);
    await services.db.executeSql('DELETE FROM certificate WHERE serial_number = $1', [number()]);
  });

  it('begins the chains of what the house has loaded, once', async () => {
    await keepCertificates(services.deps);
    const before = await auditCertificates(services.db, services.deps.certificateSeal);
    await keepCertificates(services.deps);
    const after = await auditCertificates(services.db, services.deps.certificateSeal);
    expect([before.faults, after]).toEqual([[], before]);
    const { history } = await certificateFor('Claire', 'AUR-W-100427');
    expect(history).toMatchObject([
      { note: 'issued', at: '2026-02-11T12:00:00.000Z' },
      { eventName: 'ACTIVATED', eventDate: '05-30-2026 12:00' },
    ]);
  });
});
