import { inTransaction } from '@vitrine/database';
import { CODE_LIFETIME_SECONDS, LINK_LIFETIME_SECONDS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { useServices } from '../test-harness/open-services.ts';
import { codeOf, linkTokenOf } from './derived-secrets.ts';
import { issueCode, issueLink, peekLink, tryCode, useCode, useLink } from './one-time.ts';

const services = useServices();
const KIM = 'kim@maison-aurele.example';

async function aLink(kind: 'password-reset' | 'mail-login' = 'password-reset') {
  const id = await inTransaction(services.db, (transaction) =>
    issueLink(services.deps, transaction, { kind, about: { email: KIM } }),
  );
  return linkTokenOf(services.deps.config, { kind, id });
}
const use = (token: string, kind: 'password-reset' | 'mail-login' = 'password-reset') =>
  inTransaction(services.db, (transaction) => useLink(services.deps, transaction, { kind, token }));

async function aCode(subject: string = KIM) {
  const id = await inTransaction(services.db, (transaction) =>
    issueCode(services.deps, transaction, { kind: 'login-code', subject }),
  );
  return codeOf(services.deps.config, { kind: 'login-code', id });
}
const type = (code: string, subject: string = KIM) =>
  tryCode(services.deps, services.db, { kind: 'login-code', subject, code });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[R7.153] a link that is good once', () => {
  it('may be looked at, and is used once, whoever comes at the same time', async () => {
    const token = await aLink();
    const looked = await peekLink(services.deps, services.db, { kind: 'password-reset', token });
    expect(looked?.about).toEqual({ email: KIM });
    const all = await Promise.all(Array.from({ length: 8 }, () => use(token)));
    expect(all.filter((row) => row !== undefined)).toHaveLength(1);
    expect(await peekLink(services.deps, services.db, { kind: 'password-reset', token })).toBeUndefined();
  });

  it('is good for its own kind, until its time is over', async () => {
    const token = await aLink('mail-login');
    expect(await use(token)).toBeUndefined();
    services.clock.advance((LINK_LIFETIME_SECONDS['mail-login'] - 1) * 1000);
    const late = await aLink('mail-login');
    expect(await use(token, 'mail-login')).toBeDefined();
    services.clock.advance(LINK_LIFETIME_SECONDS['mail-login'] * 1000);
    expect(await use(late, 'mail-login')).toBeUndefined();
  });

  it.each(['', 'x', 'a'.repeat(43), 'é'.repeat(43), '../../etc/passwd'])(
    'is not what a stranger makes up: %s',
    async (token) => {
      expect(await use(token)).toBeUndefined();
    },
  );

  it('leaves neither its token nor its address behind', async () => {
    const token = await aLink();
    const rows = await services.db.executeSql('SELECT * FROM one_time_token', []);
    expect(JSON.stringify(rows)).not.toContain(token);
    services.clock.advance(LINK_LIFETIME_SECONDS['password-reset'] * 1000);
    await sweep(services.deps);
    const left = await services.db.executeSql('SELECT * FROM one_time_token', []);
    expect(JSON.stringify(left)).not.toContain(KIM);
  });
});

describe('[R7.157] a code that is good once', () => {
  it('has six ciphers, and is used once, whoever comes at the same time', async () => {
    const code = await aCode();
    expect(code).toMatch(/^\d{6}$/u);
    const right = await Promise.all(Array.from({ length: 4 }, () => type(code)));
    const used = await Promise.all(
      right
        .filter((row) => row !== undefined)
        .map((row) => inTransaction(services.db, (transaction) => useCode(services.deps, transaction, row))),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await type(code)).toBeUndefined();
  });

  it('is burnt by five wrong tries, of which four leave it good', async () => {
    const code = await aCode();
    for (let tries = 0; tries < 4; tries += 1) expect(await type(other(code))).toBeUndefined();
    expect(await type(code)).toBeDefined();
    const next = await aCode();
    await Promise.all(Array.from({ length: 5 }, () => type(other(next))));
    expect(await type(next)).toBeUndefined();
  });

  it('is the newest of its login alone, until its time is over', async () => {
    const [first, second] = [await aCode('a@house.example'), await aCode('b@house.example')];
    expect(first === second ? undefined : await type(second, 'a@house.example')).toBeUndefined();
    services.clock.advance(1000);
    const newer = await aCode('a@house.example');
    expect(first === newer ? undefined : await type(first, 'a@house.example')).toBeUndefined();
    expect(await type(newer, 'a@house.example')).toBeDefined();
    services.clock.advance(CODE_LIFETIME_SECONDS['login-code'] * 1000);
    expect(await type(newer, 'a@house.example')).toBeUndefined();
  });

  it.each(['', '12345', '1234567', '१२३४५६', '１２３４５６', 'abcdef', ' 12345'])(
    'is not %j',
    async (code) => {
      await aCode();
      expect(await type(code)).toBeUndefined();
    },
  );

  it('is not there for a login that never asked', async () => {
    expect(await type('123456', 'nobody@house.example')).toBeUndefined();
  });
});
