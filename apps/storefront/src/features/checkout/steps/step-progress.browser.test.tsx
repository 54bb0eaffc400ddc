import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { StepProgress } from './step-progress.tsx';

describe('the progress of the checkout', () => {
  it('[R2.041] links the steps that are open, and only those, and says where one is', async () => {
    const screen = await renderScreen(
      <StepProgress step="shipping" progress={{ hasEmail: true, hasShipping: false }} />,
    );
    expect(screen.getByRole('link').all()).toHaveLength(1);
    const [, here] = screen.getByRole('listitem').all();
    expect(here?.element()).toHaveAttribute('aria-current', 'step');
    expect(here?.element()).toHaveTextContent('2 Delivery');
    await screen.getByRole('link', { name: 'Contact' }).click();
    await expect.poll(screen.path).toBe('/eng-us/checkout/login');
  });
});
