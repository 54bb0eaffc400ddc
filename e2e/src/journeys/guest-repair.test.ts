import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo, mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { NOOR } from '../pages/account.ts';

const { origin, paymentOrigin, walletOrigin, workshopOrigin, mailboxOrigin } = ownShop();
const ASKS = '4999 0000 0001 0012';
const REFUSED = '4999 0000 0001 0038';

/** The bench of the house, at one repair. */
function benchOf(page: Page, number: string) {
  const card = page.getByRole('listitem').filter({ hasText: number });
  return {
    does: async (button: string, fields: Readonly<Record<string, string>> = {}) => {
      await page.goto(`${workshopOrigin}/repairs`);
      for (const [name, value] of Object.entries(fields)) await card.getByLabel(name).fill(value);
      await card.getByRole('button', { name: new RegExp(`^${button}`, 'u') }).click();
      await page.waitForURL(/#\w+\./u);
    },
  };
}

interface TypedCard {
  readonly number: string;
  /** What the fields are called: number, date, code, name. */
  readonly labels: readonly [string, string, string, string];
}

/** Types a card into the page of the provider. */
async function typeCard(page: Page, { number, labels }: TypedCard): Promise<void> {
  expect(new URL(page.url()).origin).toBe(paymentOrigin);
  expect(await accessibilityFaults(page)).toEqual([]);
  const values = [number, '12/30', '123', 'Ana Duarte'];
  for (const [at, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).fill(values[at] ?? '');
}

describe('a repair by its mails', () => {
  let visitor: Visitor;
  let bench: Visitor;
  beforeEach(async () => {
    bench = await newVisitor(origin);
  });
  afterEach(async () => {
    await Promise.all([visitor.leave(), bench.leave()]);
  });

  it('[R2.019, R2.052] is asked for by a guest on a telephone, answered by the link, and paid by card', async () => {
    visitor = await newVisitor(origin, { width: 390, height: 844, acceptLanguage: 'fr-FR' });
    const { page } = visitor;
    const email = 'ana.repare@example.com';
    await page.goto('/fra-fr/online-repair');
    const form = page.getByRole('region', { name: 'Demander une réparation' });
    await form.getByLabel('De quelle pièce s’agit-il ?').fill('Une montre ancienne');
    await form.getByLabel('Que lui est-il arrivé ?').fill('La couronne tourne dans le vide.');
    await form.getByLabel('Prénom').fill('Ana');
    await form.getByLabel('Nom', { exact: true }).fill('Duarte');
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button', { name: 'Envoyer la demande' }).click();
    const sent = page.getByRole('region', { name: 'Votre demande nous est parvenue' });
    const number = /RP-\w{4}-\w{4}/u.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    await sent.getByRole('link', { name: 'Suivre la réparation' }).click();
    await page.getByRole('heading', { level: 1, name: `Réparation ${number}` }).waitFor();
    expect(await mailWith(mailboxOrigin, email, number)).toBe(`Votre demande de réparation ${number}`);

    const { does } = benchOf(bench.page, number);
    await does('Received');
    await does('Send the estimate', {
      'Price in EUR': '180',
      'Days of work': '21',
      'What is done': 'Une couronne neuve.',
    });
    await mailWith(mailboxOrigin, email, `Le devis de votre réparation ${number}`);
    await page.goto(await linkInMailTo(mailboxOrigin, email, '/repair?token='));
    await page.getByText('21 jours de travail une fois le devis réglé').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accepter' }).click();
    await page.getByRole('button', { name: 'Payer par carte' }).click();
    await page.getByRole('heading', { name: 'Payer par carte' }).waitFor();
    const labels = ['Numéro de carte', 'Date d’expiration', 'Code de sécurité', 'Nom sur la carte'] as const;
    await typeCard(page, { number: ASKS.replace('12', '13'), labels });
    await page.getByRole('button', { name: 'Payer', exact: true }).click();
    await page.getByText('Vérifiez le numéro de carte.').waitFor();
    await typeCard(page, { number: ASKS, labels });
    await page.getByRole('button', { name: 'Payer', exact: true }).click();
    await page.getByRole('heading', { name: 'Votre banque vous demande un code' }).waitFor();
    await page.getByLabel('Code').fill('1234');
    await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
    await page.getByRole('heading', { level: 1, name: `Réparation ${number}` }).waitFor();
    await page.getByText('En réparation', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.has('token')).toBe(true);
    await expect.poll(() => new URL(page.url()).searchParams.has('result')).toBe(false);
    await mailWith(mailboxOrigin, email, `Votre réparation ${number} est réglée`);

    await does('Repaired');
    await mailWith(mailboxOrigin, email, `Votre réparation ${number} est terminée`);
    await does('Send it back');
    await mailWith(mailboxOrigin, email, 'est en route');
    const forged = new URL(page.url());
    forged.searchParams.set('token', `${forged.searchParams.get('token')?.slice(0, -4) ?? ''}AAAA`);
    // The browser says of the provider's page that a form was not taken.
    expect(visitor.complaints.filter((complaint) => !complaint.includes(paymentOrigin))).toEqual([]);
    expect((await page.goto(forged.href))?.status()).toBe(404);
  });

  it('[R2.052] is a customer’s in Arabic: the refused card is told of, and PayPal pays', async () => {
    visitor = await newVisitor(origin, { acceptLanguage: 'ar-AE' });
    const { page } = visitor;
    await page.goto('/ara-ae/mylv/care-service');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('البريد الإلكتروني').fill(NOOR.login);
    await dialog.getByLabel('كلمة المرور', { exact: true }).fill(NOOR.password);
    await dialog.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'العناية والإصلاح' }).waitFor();
    await page.goto('/ara-ae/online-repair');
    const form = page.getByRole('region', { name: 'طلب إصلاح' });
    // Whoever is signed in has said before who they are.
    await form.locator('input[name=firstName]').waitFor({ state: 'detached' });
    await form.locator('input[name=piece]').fill('ساعة قديمة');
    await form.locator('textarea').fill('التاج يدور في الفراغ منذ أمس.');
    await form.locator('button[type=submit], button:not([type])').last().click();
    const sent = page.locator('output').filter({ hasText: 'RP-' });
    await sent.waitFor();
    const number = /RP-\w{4}-\w{4}/u.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    const { does } = benchOf(bench.page, number);
    await does('Received');
    await does('Send the estimate', { 'Price in AED': '400', 'Days of work': '3' });
    await mailWith(mailboxOrigin, NOOR.login, `تقدير إصلاحك ${number}`);
    await page.goto(await linkInMailTo(mailboxOrigin, NOOR.login, '/mylv/care-service/'));
    await page.getByRole('heading', { level: 1, name: `الإصلاح ${number}` }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'قبول', exact: true }).click();
    await page.getByRole('button', { name: 'الدفع بالبطاقة' }).click();
    await page.getByRole('heading', { name: 'الدفع بالبطاقة' }).waitFor();
    const labels = ['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان', 'الاسم على البطاقة'] as const;
    await typeCard(page, { number: REFUSED, labels });
    await page.getByRole('button', { name: 'ادفع', exact: true }).click();
    await page.getByText('لم تتم الدفعة الأخيرة').waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
    await page.getByRole('button', { name: /PayPal/u }).click();
    await page.getByRole('heading', { name: 'الدفع بالمحفظة' }).waitFor();
    expect(new URL(page.url()).origin).toBe(walletOrigin);
    await page.getByRole('button', { name: 'الموافقة على الدفع', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `الإصلاح ${number}` }).waitFor();
    await page.getByText('قيد الإصلاح', { exact: true }).waitFor();
    await mailWith(mailboxOrigin, NOOR.login, `دُفع إصلاحك ${number}`);
    expect(visitor.complaints).toEqual([]);
  });
});
