import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo, mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { INES, signIn } from '../pages/account.ts';
import { wordsOf } from '../pages/words.ts';

const { origin, mailboxOrigin } = ownShop();

describe('an appointment', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R2.064, R2.051, R2.062, R2.063] of a customer is booked, listed, moved and cancelled', async () => {
    const { page } = visitor;
    await page.goto(`${origin}/eng-us/mylv/booking-appointments`);
    await page.waitForURL(/redirect_url=/u);
    await signIn(page.getByRole('dialog'), INES);
    await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
    expect(await page.locator('[data-layout="default"]').count()).toBe(1);
    await page.getByRole('link', { name: 'Maison Aurèle Chicago' }).click();
    await page.getByRole('link', { name: 'An hour with an advisor' }).click();
    await page.getByRole('button', { name: 'Book this time', disabled: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const time = await page.getByRole('radio', { checked: true }).getAttribute('value');
    await page.getByLabel('What should we know?').fill('A bag for the evening');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByRole('heading', { level: 1, name: 'We look forward to seeing you' }).waitFor();
    await mailWith(mailboxOrigin, INES.login, 'Your appointment at Maison Aurèle Chicago');
    await page.getByRole('link', { name: 'All my appointments' }).click();
    await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
    await page.getByText('A bag for the evening').waitFor();
    expect(await page.locator(`time[datetime="${time}"]`).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    const calendar = await page
      .getByRole('link', { name: 'Add to my calendar' })
      .first()
      .getAttribute('href');
    const file = await page.request.get(new URL(calendar ?? '', origin).href);
    expect([file.headers()['content-type'], await file.text()]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining('BEGIN:VEVENT'),
    ]);
    await page.getByRole('link', { name: 'Change the time' }).first().click();
    await page.getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Move my appointment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }).waitFor();
    await page.getByRole('link', { name: 'All my appointments' }).click();
    await page.getByRole('link', { name: 'Cancel', exact: true }).first().click();
    await page.getByRole('button', { name: 'Cancel this appointment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your appointment is cancelled' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R7.163, R7.185, R2.062] of a guest begins on the page of a store, and is changed by the link of its mail', async () => {
    const { page } = visitor;
    const email = `ana-${randomUUID().slice(0, 8)}@appointments.example`;
    await page.goto(`${origin}/eng-us/point-of-sale/rome`);
    await page.getByText('Next free appointment').waitFor();
    await page.getByRole('link', { name: 'Book an appointment' }).click();
    await page.getByRole('link', { name: 'Repair', exact: true }).click();
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Silva');
    await page.getByLabel('E-mail').first().fill(email);
    expect(await accessibilityFaults(page)).toEqual([]);
    const taken = await page.getByRole('radio', { checked: true }).getAttribute('value');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByRole('heading', { level: 1, name: 'We look forward to seeing you' }).waitFor();
    await mailWith(mailboxOrigin, email, 'Your appointment at Maison Aurèle Roma');
    const link = await linkInMailTo(mailboxOrigin, email, '/mylv/modify-appointment?token=');
    const other = await newVisitor(origin);
    await other.page.goto(link);
    await other.page.getByRole('heading', { level: 1, name: 'Change your appointment' }).waitFor();
    await other.page.getByRole('button', { name: 'Move my appointment', disabled: false }).waitFor();
    expect(await accessibilityFaults(other.page)).toEqual([]);
    expect(await other.page.locator(`input[value="${taken}"]`).isDisabled()).toBe(true);
    await other.page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await other.page.getByRole('button', { name: 'Cancel this appointment' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Your appointment is cancelled' }).waitFor();
    await other.page.goto(link);
    await other.page
      .getByRole('heading', { level: 1, name: 'This appointment cannot be changed any more' })
      .waitFor();
    expect(other.complaints).toEqual([]);
    await other.leave();
    // A guest without a link signs in first.
    await page.goto(`${origin}/eng-us/mylv/cancel-appointments?appointmentId=x`);
    await page.waitForURL(/homepage\?redirect_url=/u);
    expect(visitor.complaints).toEqual([]);
  });

  it('[R4.034, R6.013] asks the two consents of Korea there, and none elsewhere', async () => {
    const { page } = visitor;
    const words = wordsOf('kor');
    await page.goto(`${origin}/kor-kr/point-of-sale/seoul/appointment`);
    await page.getByRole('link', { name: words('stores_service_personal_shopping') }).click();
    const boxes = page
      .getByRole('group', { name: words('consents_title') })
      .first()
      .getByRole('checkbox');
    await boxes.last().waitFor();
    expect(await boxes.count()).toBe(3);
    await page.goto(`${origin}/eng-us/point-of-sale/seoul/appointment?type=personal-shopping`);
    await page.getByRole('button', { name: 'Book this time' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});
