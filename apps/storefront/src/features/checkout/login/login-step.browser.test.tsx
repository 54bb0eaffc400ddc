import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_FEATURES, FeatureSwitches } from '../../../shared/page/features.ts';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder } from '../test-harness/an-order.ts';
import { LoginStep } from './login-step.tsx';

describe('the first step of the checkout', () => {
  beforeEach(() => localStorage.clear());

  it('[R1.009] asks for an account where the house does not sell to guests', async () => {
    const screen = await renderScreen(
      <FeatureSwitches value={{ ...ALL_FEATURES, guestCheckout: false }}>
        <LoginStep email={undefined} />
      </FeatureSwitches>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Continue as a guest' }))
      .not.toBeInTheDocument();
  });

  it('[R2.041, R7.102] takes a guest’s e-mail, tells one that cannot be right, and goes on to the delivery', async () => {
    const sent = answerCalls({ prepareOrder: { body: anOrder() } });
    const screen = await renderScreen(<LoginStep email={undefined} />);
    const guest = screen.getByRole('region', { name: 'Continue as a guest' });
    const email = guest.getByRole('textbox', { name: 'E-mail' });
    await email.fill('ana@nowhere');
    await screen.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect.element(email).toBeInvalid();
    await expect.element(email).toHaveFocus();
    expect(sent).toEqual([]);
    await email.fill('ana@example.com');
    await screen.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect.poll(screen.path).toBe('/eng-us/checkout/shipping');
    expect(sent).toEqual([{ name: 'prepareOrder', body: { email: 'ana@example.com' } }]);
  });

  it('[R8.002] says why no order can be made of the cart', async () => {
    const body = aRefusal(anEntry({ errorCode: 'cart_empty', scope: 'global' }));
    answerCalls({ prepareOrder: { status: 409, body } });
    const screen = await renderScreen(<LoginStep email="ana@example.com" />);
    await screen.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect.element(screen.getByText('Your bag is empty.')).toBeVisible();
    expect(screen.path()).not.toContain('shipping');
  });
});
