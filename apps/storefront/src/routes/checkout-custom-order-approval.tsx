import { ORDER_LINK_HEADER } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { ApprovalNotice } from '../features/checkout/approval/approval-notice.tsx';
import { ApprovalPage } from '../features/checkout/approval/approval-page.tsx';
import { loadAddressRules } from '../shared/address/load-address-rules.ts';
import type { LabelKey } from '../shared/i18n/labels.ts';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

const SERVER_FAULT = 500;
/** Why a link shows no order; anything else is a link that is none of ours. */
const REASONS = new Map<string, LabelKey>([
  ['link_used', 'checkout_approval_used'],
  ['link_expired', 'checkout_approval_expired'],
]);

/** [R2.045] The order that an agent's link shows to whoever has it. Opening it changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const token = scope.url.searchParams.get('token') ?? '';
  const answer = await scope.ask('getLinkedOrder', { headers: { [ORDER_LINK_HEADER]: token } });
  if (!answer.ok) {
    if (answer.status >= SERVER_FAULT)
      throw new Error(`order/linked-order-details answered ${answer.status}`);
    return gone(t, REASONS.get(answer.error?.errorCode ?? ''));
  }
  const { customOrder, ...order } = answer.body;
  // The signed link of an order that was bought leads to another page.
  if (customOrder === undefined) return gone(t);
  return {
    head: unreferringHead(t('checkout_approval_title')),
    shown: { order: { ...order, customOrder }, rules: await loadAddressRules(scope, order.country), token },
  };
});

function gone(t: ReturnType<typeof serverLabels>['t'], reason: LabelKey = 'checkout_approval_unknown') {
  return { head: unreferringHead(t('checkout_approval_gone_title')), reason };
}

export default function ApprovalRoute() {
  const loaded = useLoaderData<typeof loader>();
  return 'shown' in loaded ? (
    <ApprovalPage {...loaded.shown} />
  ) : (
    <ApprovalNotice title="checkout_approval_gone_title" text={loaded.reason} />
  );
}
