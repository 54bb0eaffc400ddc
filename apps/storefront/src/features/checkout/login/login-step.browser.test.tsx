import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_FEATURES, FeatureSwitches } from '../../../shared/page/features.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { LoginStep } from './login-step.tsx';

describe('the first step of the checkout', () => {
  beforeEach(() => localStorage.clear());

  it('[R1.009] asks for an account where the house does not sell to guests', async () => {
    const screen = await renderScreen(
      <FeatureSwitches value={{ ...ALL_FEATURES, guestCheckout: false }}>
        <LoginStep email={undefined} />
      </FeatureSwitches>,
    );
    await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Continue as a guest' }))
      .not.toBeInTheDocument();
  });
});
