import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit } from '../test-harness/a-purchase.ts';
import { guestToken, KIM, useServices } from '../test-harness/open-services.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';
import { sendOrderMail } from './index.ts';

/** Of the test house: a sale that is open, one that is to come, and one that is over. Kim is invited to all. */
const [OPEN, COMING, OVER] = ['AU2006', 'AU7005', 'AU2007'] as const;
const SKU = 'QS2051';
const HOUR_MS = 3_600_000;

const outbox = recordedMail();
const services = useServices({ deps: { gateways: { mail: outbox } } });

async function signIn(login: string, password: string): Promise<string> {
  const { body } = await services.call('login', { body: { login, password } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
}
async function saleClosesIn(ms: number): Promise<void> {
  const at = new Date(services.clock.now().getTime() + ms).toISOString();
  await services.db.executeSql(`UPDATE exclusive_sale SET closes_at = '${at}' WHERE id = 'soir'`);
}
const check = async (token: string, id: string) =>
  (await services.call('checkExclusiveProduct', { token, params: { id } })).body;
const checkAll = (token: string) => Promise.all([OPEN, COMING, OVER].map((id) => check(token, id)));

const CLOSED = { exclusive: true, authorized: false };
const ALLOWED = { exclusive: true, authorized: true };
const OWNED = { ...CLOSED, owned: true };

describe('[R7.050, R2.044] a piece of a private sale that was bought', () => {
  it('shows its pictures to its owner after the sale, and to nobody else', async () => {
    const strangers = [
      await guestToken(services),
      await signIn('noor@maison-aurele.example', 'Vitrine-Noor-2026'),
    ];
    const invited = await signIn('ines@maison-aurele.example', 'Vitrine-Ines-2026');
    const owner = await signIn(KIM.login, KIM.password);
    await aReadyOrder(services, { token: owner, skuIds: [SKU] });
    expect(await checkAll(owner)).toEqual([ALLOWED, CLOSED, CLOSED]);
    await saleClosesIn(0);
    // A draft is no purchase.
    expect(await checkAll(owner)).toEqual([CLOSED, CLOSED, CLOSED]);

    await saleClosesIn(HOUR_MS);
    expect((await commit(services, owner)).status).toBe(200);
    expect(await checkAll(invited)).toEqual([ALLOWED, CLOSED, CLOSED]);
    await saleClosesIn(0);
    expect(await checkAll(owner)).toEqual([OWNED, CLOSED, CLOSED]);
    // The same customer in another session, and on another page.
    expect(await checkAll(await signIn(KIM.login, KIM.password))).toEqual([OWNED, CLOSED, CLOSED]);
    for (const token of [...strangers, invited])
      expect(await checkAll(token)).toEqual([CLOSED, CLOSED, CLOSED]);

    await services.db.executeSql("UPDATE shop_order SET state = 'cancelled'");
    expect(await checkAll(owner)).toEqual([CLOSED, CLOSED, CLOSED]);
  });

  it('[R7.048] is no more shown on its page to its owner than to others', async () => {
    const owner = await signIn(KIM.login, KIM.password);
    expect((await services.call('getProduct', { token: owner, params: { id: OPEN } })).status).toBe(403);
  });

  it('brings its picture inside the mail of its order', async () => {
    await saleClosesIn(HOUR_MS);
    const token = await signIn(KIM.login, KIM.password);
    const { orderId } = await aReadyOrder(services, { token, skuIds: [SKU] });
    expect((await commit(services, token)).status).toBe(200);
    await saleClosesIn(0);
    await sendOrderMail(services.deps, { market: 'us', orderId, kind: 'order-confirmation' });
    const [mail] = outbox.sent;
    const [picture] = mail?.pictures ?? [];
    expect(new TextDecoder().decode(picture?.bytes)).toMatch(/^WebP of au2006-/u);
    expect(mail?.html).toContain(`src="cid:${picture?.cid}"`);
    expect(mail?.html).not.toContain('/media/');
  });
});
