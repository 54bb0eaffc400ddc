import type { Visitor } from './browser.ts';

/** A device of its own in the browser: it has keys, and its owner is always there. */
export async function plugInAuthenticator({ page, context }: Visitor): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
