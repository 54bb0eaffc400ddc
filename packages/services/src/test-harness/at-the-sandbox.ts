import { CALL_SPECS } from '@vitrine/contracts';
import { cardToken } from '@vitrine/testing';
import { anUnpaidOrder, BROWSER, done, type ReadyOrder } from './a-purchase.ts';
import type { SandboxProcess } from './neighbour-process.ts';
import type { TestServices } from './open-services.ts';

interface CardAtSandbox {
  readonly sandbox: SandboxProcess;
  /** Of the shop that frames the card fields. */
  readonly origin: string;
  /** The card's. */
  readonly number: string;
}

/** Switches faults of a provider on and off. */
export async function setFaults(provider: string, faults: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${provider}/controls`, { method: 'PUT', headers, body: JSON.stringify(faults) });
}

/** A guest's order up to the card, which is typed into the provider's own fields. */
export async function anOrderWithCard(
  services: TestServices,
  { sandbox, origin, number }: CardAtSandbox,
): Promise<ReadyOrder & { readonly acs?: { url: string; payload: string } }> {
  const { token, orderId } = await anUnpaidOrder(services);
  const context = await done(
    services.call('createCaptureContext', { token, body: { targetOrigins: [origin] } }),
  );
  const { captureContext } = CALL_SPECS.createCaptureContext.answer.parse(context.body);
  const card = await cardToken(sandbox.origin, captureContext, number);
  const enrolled = await done(
    services.call('testEnroll', { token, body: { token: card, browser: BROWSER } }),
  );
  const { transactionId, acsUrl, payload } = CALL_SPECS.testEnroll.answer.parse(enrolled.body);
  const params = { method: 'creditCard' };
  await done(services.call('applyPayment', { token, params, body: { token: card, transactionId } }));
  return { token, orderId, ...(acsUrl && payload ? { acs: { url: acsUrl, payload } } : {}) };
}
