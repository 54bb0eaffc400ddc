import { REPAIR_LINK_HEADER, type RepairBody, type RepairsBody } from '@vitrine/contracts';
import { followableRedirection } from '@vitrine/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './repair-actions.module.css';

export interface RepairActionsProps {
  readonly repair: RepairBody;
  readonly methods: readonly RepairsBody['methods'][number][];
  readonly providerOrigins: readonly string[];
  /** What the signed link says that the page was opened by. */
  readonly linkToken?: string | undefined;
}

/** How a call shows that it may see a repair: a customer by their session, a guest by what their signed link says. */
const accessBy = (linkToken: string | undefined): { readonly headers?: Readonly<Record<string, string>> } =>
  linkToken === undefined ? {} : { headers: { [REPAIR_LINK_HEADER]: linkToken } };

/** [R2.052] The estimate, and what is asked about it: an answer, then a payment. */
export function RepairActions({ repair, ...ways }: RepairActionsProps) {
  const { t } = usePage().labels;
  const { state, estimate } = repair;
  if (estimate === undefined) return null;
  const { price, days, note } = estimate;
  return (
    <section className={styles['estimate']} aria-label={t('care_estimate')}>
      <p className={styles['price']}>
        <span className={styles['soft']}>{t('care_estimate')}</span>{' '}
        {price.amount === 0 ? t('care_estimate_free') : price.label}
      </p>
      {days !== undefined && <p className={styles['soft']}>{t('care_estimate_days', { count: days })}</p>}
      {note !== undefined && (
        <p className={styles['note']}>
          <bdi>{note}</bdi>
        </p>
      )}
      {state === 'quoted' && (
        <AnswerButtons id={repair.id} amount={price.amount} linkToken={ways.linkToken} />
      )}
      {state === 'accepted' && <PayButtons repair={repair} {...ways} />}
    </section>
  );
}

interface AnswerProps extends Pick<RepairActionsProps, 'linkToken'> {
  readonly id: string;
  readonly amount: number;
}

function AnswerButtons({ id, amount, linkToken }: AnswerProps) {
  const { labels } = usePage();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation((answer: 'accepted' | 'refused') =>
    shopClient().call('answerEstimate', { params: { id }, body: { answer, amount }, ...accessBy(linkToken) }),
  );
  const press = async (answer: 'accepted' | 'refused') => {
    if ((await run(answer)) !== undefined) await revalidate();
  };
  const waits = isBusy || !isHydrated;
  return (
    <>
      <p className={styles['soft']}>{labels.t('care_estimate_text')}</p>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
      <div className={styles['buttons']}>
        <Button disabled={waits} aria-busy={isBusy} onClick={() => void press('accepted')}>
          {labels.t('care_accept')}
        </Button>
        <Button look="outline" disabled={waits} aria-busy={isBusy} onClick={() => void press('refused')}>
          {labels.t('care_refuse')}
        </Button>
      </div>
    </>
  );
}

/** Each leads to the page of its provider, and to no other address. */
function PayButtons({ repair, methods, providerOrigins, linkToken }: RepairActionsProps) {
  const { id, payment } = repair;
  const { labels } = usePage();
  const isHydrated = useIsHydrated();
  const [isLost, setIsLost] = useState(false);
  const { run, isBusy, failure } = useMutation((method: (typeof methods)[number]) =>
    shopClient().call('payRepair', { params: { id }, body: { method }, ...accessBy(linkToken) }),
  );
  const press = async (method: (typeof methods)[number]) => {
    setIsLost(false);
    const answer = await run(method);
    if (answer?.ok !== true) return;
    const origins = { own: location.origin, providers: providerOrigins };
    const next = followableRedirection(answer.value.redirectionUrl, origins);
    if (next.ok) location.assign(next.value);
    else setIsLost(true);
  };
  return (
    <>
      {payment !== undefined && <p>{labels.t(`care_payment_${payment}`)}</p>}
      <p role="alert" className={styles['refusal']}>
        {failure ? failureText(failure, labels) : isLost && labels.t('error_generic')}
      </p>
      <div className={styles['buttons']}>
        {methods.map((method) => (
          <Button
            key={method}
            disabled={isBusy || !isHydrated}
            aria-busy={isBusy}
            onClick={() => void press(method)}
          >
            {method === 'creditCard'
              ? labels.t('care_pay_card')
              : labels.t('care_pay_with', { means: labels.t(`checkout_means_${method}`) })}
          </Button>
        ))}
      </div>
    </>
  );
}
