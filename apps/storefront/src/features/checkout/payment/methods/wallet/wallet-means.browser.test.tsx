import { describe, expect, it } from 'vitest';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { answerCalls } from '../../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../../shared/test-harness/render-screen.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { faultText } from '../../placing.ts';
import { walletView } from './wallet-means.tsx';

describe('a wallet whose code is fetched by itself', () => {
  it('[R7.119] says when it cannot be fetched, orders nothing, and fetches it again at the next press', async () => {
    const sent = answerCalls({ setBillingAddress: { status: 502 } });
    let isReached = false;
    const { Payment } = walletView({
      method: 'paypal',
      fetchPay: async () => {
        if (!isReached) throw new TypeError('Failed to fetch dynamically imported module');
        return () => Promise.resolve({ type: 'faulted', fault: { text: 'paid with it' } } as const);
      },
    });
    const due = { amount: 100, currency: 'USD', label: '$1', share: undefined, country: 'US' };
    const screen = await renderScreen(
      <Payment
        {...{ due, transfer: undefined, savedCards: undefined, providerOrigins: [] }}
        onSubmitAsked={() => undefined}
      >
        {({ placing, place, panel }) => (
          <>
            {panel}
            <Button onClick={() => void place(ANAS_ADDRESS)}>Place</Button>
            <p role="alert">
              {placing.step === 'ready' && placing.fault && faultText(placing.fault, (key) => key)}
            </p>
          </>
        )}
      </Payment>,
    );
    await expect.element(screen.getByRole('heading', { name: 'PayPal' })).toBeVisible();
    await screen.getByRole('button', { name: 'Place' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('error_network');
    isReached = true;
    await screen.getByRole('button', { name: 'Place' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('paid with it');
    expect(sent).toEqual([]);
  });
});
