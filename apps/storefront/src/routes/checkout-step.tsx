import type { CollectStoresBody, ShippingMethodsBody } from '@vitrine/contracts';
import { type CheckoutStep, firstOpenStep, isStepOpen } from '@vitrine/domain';
import { lazy } from 'react';
import { useLoaderData } from 'react-router';
import { CheckoutStepPage } from '../features/checkout/checkout-step-page.tsx';
import { loadAddressRules, loadTelCodes } from '../shared/address/load-address-rules.ts';
import { loadSavedAddresses } from '../features/checkout/loading/load-saved-addresses.ts';
import { loadDraft, progressOf } from '../features/checkout/loading/load-draft.ts';
import { loadPayment, type PaymentChoice } from '../features/checkout/loading/load-payment.ts';
import { labelsOfStep } from '../features/checkout/steps/step-labels.ts';
import { stepOfSegment } from '../features/checkout/steps/step-segment.ts';
import { loadAskedConsents } from '../shared/consents/load-consents.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

const AgeQuestion = lazy(async () => ({
  default: (await import('../features/age/age-question.tsx')).AgeQuestion,
}));

/** [R2.041] A step that is not open yet leads to the first that is; a name that is none of ours is a 404. */
export const loader = pageLoader(async (scope) => {
  const segment = scope.params['step'] ?? '';
  const step = stepOfSegment(segment);
  if (step === undefined) throw pageNotFound(scope.path);
  const head = privateHead(serverLabels(scope).t(`checkout_step_${step}`));
  const order = await loadDraft(scope);
  if ('question' in order) return order;
  const progress = progressOf(order);
  if (!isStepOpen(step, progress)) throw redirectTo(scope, `/checkout/${firstOpenStep(progress)}`);
  if (segment !== step) throw redirectTo(scope, `/checkout/${step}`);
  const parts = { order, ...(await loadForStep(step, order.country, scope)) };
  return { head, labels: labelsOfStep(step, parts), checkout: { step, progress, ...parts } };
});

/** Of the steps before it. */
const NO_STORES: CollectStoresBody = { stores: [] };
const NO_PAYMENT: PaymentChoice = { methods: [], providerOrigins: [] };

async function loadForStep(step: CheckoutStep, country: string, scope: PageScope) {
  if (step === 'login')
    return {
      parcels: [],
      collect: NO_STORES,
      leadTime: undefined,
      rules: {},
      payment: NO_PAYMENT,
      telCodes: [],
      savedAddresses: undefined,
      consents: undefined,
    };
  const [shipping, collect, rules, payment, telCodes, savedAddresses, consents] = await Promise.all([
    step === 'shipping' ? scope.need('getShippingMethods') : { parcels: [] },
    step === 'shipping' ? loadStores(scope) : NO_STORES,
    loadAddressRules(scope, country),
    step === 'payment' ? loadPayment(scope) : NO_PAYMENT,
    loadTelCodes(scope),
    loadSavedAddresses(scope, step === 'payment' ? 'billing' : 'shipping'),
    step === 'payment' ? loadAskedConsents(scope, 'checkout') : undefined,
  ]);
  const { parcels } = shipping;
  const leadTime = await loadLeadTime(scope, parcels);
  return { parcels, collect, leadTime, rules, payment, telCodes, savedAddresses, consents };
}

/** [R7.110] How long all of it takes where a piece is made to order; the ways say it of the others. */
async function loadLeadTime(
  scope: PageScope,
  parcels: ShippingMethodsBody['parcels'],
): Promise<string | undefined> {
  if (!parcels.some(({ readiness }) => readiness === 'made_to_order')) return undefined;
  const leadTime = await scope.ask('getLeadTime');
  return leadTime.ok ? leadTime.body.label : undefined;
}

/** Without an answer the order can still be sent. */
async function loadStores(scope: PageScope): Promise<CollectStoresBody> {
  const stores = await scope.ask('getCollectStores');
  return stores.ok ? stores.body : NO_STORES;
}

export default function CheckoutStepRoute() {
  const loaded = useLoaderData<typeof loader>();
  return 'question' in loaded ? (
    <AgeQuestion question={loaded.question} />
  ) : (
    <CheckoutStepPage {...loaded.checkout} />
  );
}
