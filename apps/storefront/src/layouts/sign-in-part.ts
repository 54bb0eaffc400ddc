import { lazyPart } from '../shared/page/lazy-part.tsx';

/** The account's panel, fetched when it is opened. */
export const SignInPanel = lazyPart(
  async () => (await import('../features/sign-in/sign-in-panel.tsx')).SignInPanel,
);
