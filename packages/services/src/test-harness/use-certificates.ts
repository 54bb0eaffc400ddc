import { createHash } from 'node:crypto';
import { CALL_SPECS, type CallName, type CertificateEventBody } from '@vitrine/contracts';
import { beforeAll, beforeEach } from 'vitest';
import { auditCertificates } from '../certificates/index.ts';
import {
  type TestAnswer,
  type TestOptions,
  type TestRequest,
  type TestServices,
  useServices,
} from './open-services.ts';

/** The ring of the tests, and the code of its card. */
export const CERTIFIED_RING = 'QR7011-52';
export const CARD_CODE = '7KQ2-M9XD-0VBA';
/** What is kept of it: the digest of its signs. */
const CODE_HASH = createHash('sha256').update('7KQ2M9XD0VBA').digest('hex');
/** An activation as a page sends it, without its code. */
export const ACTIVATED_EVENT: CertificateEventBody = {
  key: 'event-1',
  fromId: 'SYS_T&T',
  signerId: 'SYS_T&T',
  toId: '',
  eventDate: '11-27-2026 08:00',
  eventName: 'ACTIVATED',
  emailTo: '',
  phoneNumber: '',
  language: 'fra',
};

/** Status and error code of an answer. */
export const told = ({ status, errorCode }: TestAnswer) => [status, errorCode];

/**
 * The services of a test file about certificates, with Kim, Claire and Noor signed in and, before each test, a certificate of a
 * ring that nobody has activated. To be called once, outside any test.
 */
export function useCertificates(options: TestOptions = {}) {
  const services: TestServices = useServices(options);
  const tokens: Record<string, string> = {};
  const numbers: string[] = [];
  const number = () => numbers.at(-1) ?? '';
  beforeAll(async () => {
    for (const name of ['Kim', 'Claire', 'Noor']) {
      const login = `${name.toLowerCase()}@maison-aurele.example`;
      const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
      tokens[name] = CALL_SPECS.login.answer.parse(body).accessToken;
    }
  });
  beforeEach(async () => {
    await services.db.executeSql('DELETE FROM counted_use');
    numbers.push(`TST-R-${numbers.length + 1}`);
    await services.db.executeSql(
      `INSERT INTO certificate (serial_number, sku_id, activation_hash, status, material_ids, made_on)
       VALUES ($1, $2, $3, 'issued', '{gold-750}', '2026-01-02')`,
      [number(), CERTIFIED_RING, CODE_HASH],
    );
  });
  const tokenOf = (who: string) => tokens[who] ?? '';
  const as = (who: string, name: CallName, request: Omit<TestRequest, 'token'> = {}) =>
    services.call(name, { locale: 'fra-fr', ...request, token: tokenOf(who) });
  const put = (who: string, change: object, of = number()) =>
    as(who, 'putCertificateEvent', { params: { number: of }, body: { ...ACTIVATED_EVENT, ...change } });
  return {
    services,
    /** The number of the certificate of this test. */
    number,
    tokenOf,
    as,
    put,
    activateAs: (who: string, code = CARD_CODE, of = number()) => put(who, { activationCode: code }, of),
    offerAs: (who: string, to: object) => put(who, { eventName: 'OWNED', fromId: '', ...to }),
    certificateFor: async (who: string, of = number()) =>
      CALL_SPECS.getCertificate.answer.parse(
        (await as(who, 'getCertificate', { params: { number: of } })).body,
      ),
    listed: async (who: string) => {
      const { body } = await as(who, 'getCertifiedProducts');
      return CALL_SPECS.getCertifiedProducts.answer
        .parse(body)
        .products.map(({ serialNumber }) => serialNumber);
    },
    /** What the audit finds. */
    faults: async (): Promise<readonly object[]> =>
      (await auditCertificates(services.db, services.deps.certificateSeal)).faults,
    check: async (code = CARD_CODE, of = number()) =>
      (await services.call('checkAuthenticity', { body: { number: of, code } })).body,
  };
}
