import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { CheckoutErrorPage } from './checkout-error-page.tsx';

describe('the error page of the checkout', () => {
  it.each([
    ['payment-refused', /payment was not accepted/u, 'Back to payment', '/eng-us/checkout/payment'],
    ['out-of-stock', /has just been sold/u, 'Back to the bag', '/eng-us/cart'],
    ['age', /for adults alone/u, 'Back to the bag', '/eng-us/cart'],
  ] as const)(
    '[R2.042] says %s in our words and leads back where that helps',
    async (...[reason, text, way, path]) => {
      const screen = await renderScreen(<CheckoutErrorPage reason={reason} />);
      await expect.element(screen.getByText(text)).toBeVisible();
      await screen.getByRole('link', { name: way }).click();
      await expect.poll(screen.path).toBe(path);
    },
  );

  it('[R2.042] does not say that nothing was placed while nobody knows', async () => {
    const screen = await renderScreen(<CheckoutErrorPage reason="timeout" />);
    await expect.element(screen.getByRole('heading', { name: 'not confirmed yet' })).toBeVisible();
    await expect.element(screen.getByText('as you left it')).not.toBeInTheDocument();
  });
});
