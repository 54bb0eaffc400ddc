import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../shared/test-harness/render-screen.tsx';
import CleanLayout from './clean-layout.tsx';
import CleanWithTrackingLayout from './clean-with-tracking-layout.tsx';

const PATH = '/eng-us/alternative-login?mail_token=secret&redirect_url=/cart';
const VIEW = [{ event: 'page_view', page: '/eng-us/alternative-login' }];
const dataLayer = (): unknown => Reflect.get(window, 'dataLayer');

function forget() {
  localStorage.removeItem('vitrine-consent');
  Reflect.deleteProperty(window, 'dataLayer');
}

describe('a clean layout', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[R2.068] has the name that leads home, and neither menu nor footer', async () => {
    const screen = await renderScreen(<CleanLayout />);
    await expect
      .element(screen.getByRole('banner').getByRole('link'))
      .toHaveAttribute('href', '/eng-us/homepage');
    await expect.element(screen.getByRole('main')).toBeInTheDocument();
    for (const role of ['navigation', 'contentinfo'] as const)
      await expect.element(screen.getByRole(role)).not.toBeInTheDocument();
    expect(dataLayer()).toBeUndefined();
  });

  it('[R2.069] counts a page view once the visitor agrees, and nothing of who they are', async () => {
    const screen = await renderScreen(<CleanWithTrackingLayout />, { path: PATH });
    const agree = screen.getByRole('button', { name: 'Yes, count it' });
    await expect.element(agree).toBeVisible();
    expect(dataLayer()).toBeUndefined();
    await agree.click();
    await expect.poll(dataLayer).toEqual(VIEW);
    await expect.element(agree).not.toBeInTheDocument();
  });

  it('[R2.069] counts nothing of a visitor who does not agree, and asks once', async () => {
    const first = await renderScreen(<CleanWithTrackingLayout />, { path: PATH });
    await first.getByRole('button', { name: 'No, thank you' }).click();
    await expect.element(first.getByRole('region')).not.toBeInTheDocument();
    expect(dataLayer()).toBeUndefined();
    expect(localStorage.getItem('vitrine-consent')).toBe('refused');
  });
});
