import { askProvider, type ProviderConfig } from './ask-provider.ts';
import type { AuthorisationAnswer, ProviderGateway } from './payment-gateway.ts';
import { createProviderBasics, readAuthorisation } from './provider-basics.ts';
import { createSignedReader } from './read-signed.ts';

interface ExpectedTransfer {
  /** Our payment's id: one reference is waited for once. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What the shopper writes into the transfer. */
  readonly text: string;
  readonly notifyUrl: string;
}

/** A bank, or a service beside it, that tells of the transfers to the house's account. */
export interface TransferGateway extends ProviderGateway {
  /** Waits for a transfer, and answers how it stands; `captured` once all of it has come. */
  readonly expect: (transfer: ExpectedTransfer) => Promise<AuthorisationAnswer>;
}

/** The transfers' provider over HTTP, as apps/payment-sandbox/README.md describes it. */
export function createHttpTransferGateway(config: ProviderConfig): TransferGateway {
  return {
    ...createProviderBasics(config, createSignedReader(config)),
    expect: async (transfer) =>
      readAuthorisation(await askProvider(config, '/v1/transfers', transfer), transfer),
  };
}
