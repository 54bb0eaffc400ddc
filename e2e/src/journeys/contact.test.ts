import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { LEA, signInAsAgent } from '../pages/agents.ts';

const { origin, mailboxOrigin } = ownShop();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const TO = 'ana@contact.example';

describe('the client service', () => {
  let client: Visitor;
  let adviser: Visitor;
  beforeEach(async () => {
    [client, adviser] = [await newVisitor(origin), await newVisitor(origin)];
  });
  afterEach(async () => {
    await client.leave();
    await adviser.leave();
  });

  it('[R2.007, R2.115, R7.081] is written to from the error page, and answers by mail', async () => {
    const { page } = client;
    await page.goto('/fra-fr/nothing-here');
    await page.getByRole('link', { name: 'Nous écrire' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nous écrire' }).waitFor();
    await page.getByRole('navigation', { name: 'Service clients' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Prénom').fill('Ana');
    await page.getByLabel('Nom', { exact: true }).fill('Duarte');
    await page.getByLabel('E-mail', { exact: true }).fill(TO);
    await page.getByLabel('Votre message').fill('Le fermoir s’ouvre-t-il d’une main ?');
    await page
      .getByLabel('Choisir des fichiers, ou les déposer ici')
      .setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.getByText('facture.pdf').waitFor();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Votre message nous est parvenu' }).waitFor();
    const number = await page.getByText(/^CS-/u).innerText();
    await mailWith(mailboxOrigin, TO, number);

    await signInAsAgent(adviser.page, mailboxOrigin, LEA);
    await adviser.page.goto('/eng-us/agent-day');
    const ticket = adviser.page.getByRole('article', { name: new RegExp(number, 'u') });
    await ticket.waitFor();
    expect(await accessibilityFaults(adviser.page)).toEqual([]);
    await ticket.getByRole('button', { name: /^Take/u }).click();
    await ticket.getByLabel('Your answer, as it is mailed').fill('Oui, d’une seule main.');
    await ticket.getByRole('button', { name: 'Send the answer' }).click();
    await ticket.getByText(/^Answered by/u).waitFor();
    await mailWith(mailboxOrigin, TO, 'Notre réponse');
    expect(client.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });

  it('[R2.116] chats with an adviser who is at work, over a reload of either end', async () => {
    await signInAsAgent(adviser.page, mailboxOrigin, LEA);
    await adviser.page.goto('/eng-us/agent-day');
    await adviser.page.getByText('You are at the chat.').waitFor();
    const { page } = client;
    await page.goto('/fra-fr/contact-us');
    await page.getByRole('button', { name: 'Discuter avec nous' }).click();
    await page.getByLabel('Votre message').fill('Bonsoir');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText(/Votre message nous est parvenu/u).waitFor();
    await page.getByText('Bonsoir').waitFor();
    await adviser.page.getByRole('button', { name: 'Take it: A guest' }).click();
    await adviser.page.getByLabel('Your message').fill('Bonsoir, je vous écoute.');
    await adviser.page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Bonsoir, je vous écoute.').waitFor();
    await page.reload();
    await adviser.page.reload();
    await page.getByText('Bonsoir, je vous écoute.').waitFor();
    expect(await page.getByRole('log').getByText('Bonsoir', { exact: true }).count()).toBe(1);
    // On another page it is a button, and nothing of the page is behind it.
    await page.goto('/fra-fr/email-us');
    const folded = page.getByRole('button', { name: 'Un chat est ouvert' });
    await folded.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('textbox').first().fill('x');
    await folded.click();
    const window = page.getByRole('dialog', { name: 'Chat' });
    await window.getByLabel('Votre message').fill('Merci');
    await window.getByRole('button', { name: 'Envoyer' }).click();
    await adviser.page.getByRole('log').getByText('Merci').waitFor();
    await adviser.page.getByRole('button', { name: 'End the chat' }).click();
    await page.getByText('Le chat est terminé.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await window.getByLabel('E-mail').fill(TO);
    await page.getByRole('button', { name: 'M’envoyer la conversation' }).click();
    await mailWith(mailboxOrigin, TO, 'Votre chat');
    expect(client.complaints).toEqual([]);
  });
});
