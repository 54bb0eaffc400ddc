import type { RepairBody } from '@vitrine/contracts';
import { readRepairPhoto } from '@vitrine/domain';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { aPageAround, renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { redrawPhoto } from '../../shared/files/redraw-photo.ts';
import { RepairActions } from './repair-actions.tsx';
import { RepairForm } from './repair-form.tsx';
import { RepairPage } from './repair-page.tsx';

const SENT = { id: 'r-1', number: 'RP-7KQ2-M9XD' };
const GUEST = { body: { pieces: [], isCustomer: false } };
const KIM = { body: { pieces: [{ serialNumber: 'AUR-W-1' }], isCustomer: true } };

/** A picture of a size, as a browser makes one. */
async function aPicture(width: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 10;
  canvas.getContext('2d')?.fillRect(0, 0, 5, 5);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type);
  });
  return new File([blob ?? ''], `${width}.png`, { type });
}

describe('[R2.019] the form of a repair', () => {
  it('asks a guest who they are, and sends the piece as they call it', async () => {
    const sent = answerCalls({
      getCarePieces: GUEST,
      requestRepair: { status: 201, body: { ...SENT, linkToken: 'seal' } },
    });
    const screen = await renderScreen(<RepairForm />);
    await screen.getByLabelText('Which piece is it?').fill('A watch');
    await screen.getByLabelText('What happened to it?').fill('short');
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true');
    await screen.getByLabelText('What happened to it?').fill('The strap is torn.');
    await screen.getByLabelText('First name').fill('Ana');
    await screen.getByLabelText('Last name').fill('Duarte');
    await screen.getByLabelText('E-mail').fill('ana@example.com');
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByText(SENT.number)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'We have your request' })).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Follow the repair' }))
      .toHaveAttribute('href', '/eng-us/repair?token=seal');
    expect(sent.at(-1)?.body).toEqual({
      piece: 'A watch',
      description: 'The strap is torn.',
      firstName: 'Ana',
      lastName: 'Duarte',
      email: 'ana@example.com',
    });
  });

  it('sends photos that it has drawn anew, and says how many were lost', async () => {
    const sent = answerCalls({
      getCarePieces: KIM,
      requestRepair: { status: 201, body: SENT },
      addRepairPhoto: { status: 503 },
    });
    const screen = await renderScreen(<RepairForm />);
    await expect.element(screen.getByLabelText('Your piece')).toHaveValue('number:AUR-W-1');
    await screen.getByLabelText('What happened to it?').fill('The crown turns freely.');
    const files = await Promise.all([30, 31, 32].map((width) => aPicture(width)));
    await userEvent.upload(screen.getByLabelText('Add photos'), files);
    await expect.element(screen.getByRole('img', { name: 'Photo 3' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove photo 2' }).click();
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByText('2 photos did not reach us.')).toBeVisible();
    const [, request, photo] = sent;
    expect(request?.body).toEqual({ serialNumber: 'AUR-W-1', description: 'The crown turns freely.' });
    expect(JSON.stringify(photo?.body)).toMatch(/^\{"photo":"\/9j\//u);
  });

  it('takes five photos and no more, and says what is none', async () => {
    answerCalls({ getCarePieces: GUEST });
    const screen = await renderScreen(<RepairForm />);
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map((width) => aPicture(width)));
    await userEvent.upload(
      screen.getByLabelText('Add photos'),
      new File(['MZ'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await expect.element(screen.getByRole('alert').first()).toHaveTextContent('a.jpg is no photo');
    await userEvent.upload(screen.getByLabelText('Add photos'), files);
    await expect.element(screen.getByText('A request has at most 5 photos.')).toBeVisible();
    expect(screen.getByRole('img').elements()).toHaveLength(5);
  });

  it('draws a photo anew as the service takes it', async () => {
    for (const picture of [await aPicture(40), await aPicture(4000, 'image/webp')]) {
      const drawn = await redrawPhoto(picture);
      const bytes = new Uint8Array((await drawn?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(readRepairPhoto(bytes)).toEqual({ ok: true, value: 'image/jpeg' });
    }
  });
});

const WAYS = { methods: ['paypal'], providerOrigins: ['https://pay.example'] } as const;
const Followed = () => <RepairPage repair={useLoaderData<RepairBody>()} {...WAYS} />;
const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));

describe('[R2.052] an estimate', () => {
  const repair: RepairBody = {
    id: 'r-1',
    number: SENT.number,
    state: 'quoted',
    requestedAt: '2026-03-10T09:00:00Z',
    description: 'The crown turns freely.',
    piece: 'A watch',
    photos: [],
    steps: [],
    estimate: { price: { amount: 12_000, currency: 'USD', label: '$120' }, note: 'A new crown.' },
  };

  it('is answered as it is shown', async () => {
    const sent = answerCalls({ answerEstimate: { body: repair } });
    const screen = await renderScreen(<RepairActions repair={repair} {...WAYS} />);
    await screen.getByRole('button', { name: 'Refuse' }).click();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ answer: 'refused', amount: 12_000 }]);
  });

  it('says how many days it takes, and is answered and paid by the signed link that opened it', async () => {
    const estimate = { price: { amount: 12_000, currency: 'USD', label: '$120' }, days: 21 };
    const sent = answerCalls({ answerEstimate: { body: repair }, payRepair: { status: 409 } });
    const quoted = { ...repair, estimate };
    const screen = await renderScreen(<RepairPage repair={quoted} {...WAYS} linkToken="seal" />);
    await expect.element(screen.getByText('21 days of work once it is paid')).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent(`Repair ${SENT.number}`);
    await screen.getByRole('button', { name: 'Accept' }).click();
    const accepted: RepairBody = { ...quoted, state: 'accepted', payment: 'ended' };
    const methods = ['creditCard', 'paypal'] as const;
    const later = await renderScreen(
      <RepairPage repair={accepted} {...WAYS} methods={methods} linkToken="seal" />,
    );
    await expect.element(later.getByText('The last payment did not go through')).toBeVisible();
    await later.getByRole('button', { name: 'Pay by card' }).click();
    await expect
      .poll(() => sent.map(({ name, body, link }) => [name, body, link]))
      .toEqual([
        ['answerEstimate', { answer: 'accepted', amount: 12_000 }, 'seal'],
        ['payRepair', { method: 'creditCard' }, 'seal'],
      ]);
  });

  it('shows why the house declines, and a receipt once it is paid', async () => {
    const { estimate: _, ...asked } = repair;
    const declined = await renderScreen(
      <RepairPage repair={{ ...asked, state: 'declined', declinedNote: 'Too brittle.' }} {...WAYS} />,
    );
    await expect.element(declined.getByText('Too brittle.')).toBeVisible();
    const paid: RepairBody = { ...repair, state: 'paid', receiptUrl: '/receipt' };
    const screen = await renderScreen(<RepairPage repair={paid} {...WAYS} />);
    await expect
      .element(screen.getByRole('link', { name: 'Receipt (PDF)' }))
      .toHaveAttribute('href', '/receipt');
    await expect.element(screen.getByRole('link', { name: 'All repairs' }).first()).toBeVisible();
  });

  it('[R2.052] follows by itself what is decided later, until the repair is over', async () => {
    const seen: RepairBody[] = [
      { ...repair, state: 'accepted', payment: 'open' },
      { ...repair, state: 'paid' },
    ];
    let looks = 0;
    const loader = () => {
      looks += 1;
      return seen[looks - 1] ?? { ...repair, state: 'returned' };
    };
    const routes = [{ path: '*', loader, Component: Followed, HydrateFallback: () => null }];
    const screen = await render(aPageAround(<RouterProvider router={createMemoryRouter(routes)} />));
    await expect.element(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeVisible();
    comesBack();
    await expect.element(screen.getByRole('button', { name: 'Pay with PayPal' })).not.toBeInTheDocument();
    comesBack();
    await expect.poll(() => looks).toBe(3);
    await expect.element(screen.getByText('Back with you', { exact: true }).first()).toBeVisible();
    comesBack();
    expect(looks).toBe(3);
  });

  it('leads to no page of a stranger', async () => {
    answerCalls({ payRepair: { body: { redirectionUrl: 'https://evil.example/pay' } } });
    const screen = await renderScreen(<RepairActions repair={{ ...repair, state: 'accepted' }} {...WAYS} />);
    await screen.getByRole('button', { name: 'Pay with PayPal' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });
});
