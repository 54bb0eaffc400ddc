import { TRANSFER_TOKEN_HEADER } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import {
  type GoneReason,
  ReceivePage,
  type ReceivePageProps,
} from '../features/certificates/receive-page.tsx';
import { TransferPage } from '../features/certificates/transfer-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

const SERVER_FAULT = 500;
/** Why a link offers nothing; anything else is a link that is none of ours. */
const REASONS = new Map<string, GoneReason>([
  ['transfer_ended', 'ended'],
  ['other_recipient', 'other'],
]);

/**
 * [R2.060] With the token of a link: what is offered to the reader; opening it changes nothing. Without one: which piece the
 * customer hands on, and to whom.
 */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const query = scope.url.searchParams;
  const token = query.get('token');
  const title = t(token === null ? 'certificates_transfer_title' : 'certificates_receive_title');
  const head = unreferringHead(`${title} | ${t('house_full_name')}`);
  if (token !== null) return { head, received: await receivedBy(scope, token) };
  const { products } = await scope.need('getCertifiedProducts');
  return { head, products, number: query.get('number') ?? undefined };
});

async function receivedBy(scope: PageScope, token: string): Promise<ReceivePageProps> {
  const answer = await scope.ask('getOfferedCertificate', { headers: { [TRANSFER_TOKEN_HEADER]: token } });
  if (answer.ok) return { offer: answer.body, token };
  if (answer.status >= SERVER_FAULT) throw new Error(`transfers/offered answered ${answer.status}`);
  return { reason: REASONS.get(answer.error?.errorCode ?? '') ?? 'unknown' };
}

export default function TransferRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      {'received' in loaded ? (
        <ReceivePage {...loaded.received} />
      ) : (
        <TransferPage products={loaded.products} number={loaded.number} />
      )}
    </MylvFrame>
  );
}
