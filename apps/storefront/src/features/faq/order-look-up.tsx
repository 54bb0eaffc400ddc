import type { KnowledgeOrderBody } from '@vitrine/contracts';
import { dateFormat, EMPTY_ORDER_LOOKUP, orderLookup } from '@vitrine/domain';
import { useState } from 'react';
import { type CallFailure, failureOf } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { dayText } from '../../shared/i18n/day-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './faq.module.css';
import { knowledgeBase } from './knowledge-base.ts';

/** [R5.001, R7.139] Where an order is, for whoever has its number and the reference of a parcel. */
export function OrderLookUp() {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [found, setFound] = useState<KnowledgeOrderBody>();
  const lookUp = async (entered: Entered) => {
    setFound(undefined);
    const asked = orderLookup(entered);
    if (!asked.ok) return EMPTY;
    const { orderId, shippingGroupId } = asked.value;
    return knowledgeBase(locale.code).call('lookUpOrder', {
      params: { id: orderId, locale: locale.code },
      query: { id: shippingGroupId },
    });
  };
  return (
    <section className={styles['order']} aria-labelledby="faq-order">
      <div>
        <h2 id="faq-order" className={styles['subtitle']}>
          {t('faq_order_title')}
        </h2>
        <p className={styles['orderText']}>{t('faq_order_text')}</p>
      </div>
      <div>
        <Form submit={t('faq_order_submit')} send={lookUp} explain={explain} onDone={setFound}>
          <Field label={t('faq_order_id')} name="orderId" autoComplete="off" maxLength={60} dir="ltr" />
          <Field
            label={t('faq_order_parcel')}
            name="shippingGroupId"
            autoComplete="off"
            maxLength={60}
            dir="ltr"
          />
        </Form>
        <output>{found !== undefined && <FoundOrder order={found} />}</output>
      </div>
    </section>
  );
}

/** [R5.001] What is missing is said before anything is asked. */
const EMPTY = { ok: false, failure: { ...failureOf('status'), message: EMPTY_ORDER_LOOKUP } } as const;

const explain = (failure: CallFailure, labels: Labels): string =>
  failure.message === EMPTY_ORDER_LOOKUP ? labels.t('faq_order_empty') : failureText(failure, labels);

function FoundOrder({ order: { steps, expected, tracking } }: { readonly order: KnowledgeOrderBody }) {
  const { labels, locale } = usePage();
  const { t, find } = labels;
  const day = (at: string) => dayText({ at, country: locale.country }, locale);
  const date = dateFormat(locale.bcp47, { dateStyle: 'long', timeZone: 'UTC' });
  const days =
    expected && [...new Set([expected.from, expected.to].map((on) => date.format(new Date(on))))].join(' – ');
  return (
    <div className={styles['foundOrder']}>
      <ol className={styles['steps']}>
        {steps.map(({ state, isReached, at }) => (
          <li key={state} className={styles['step']} data-reached={isReached}>
            <span>{find(`faq_step_${state}`) ?? state}</span>
            {at !== undefined && <time dateTime={at}>{day(at)}</time>}
          </li>
        ))}
      </ol>
      {days !== undefined && <p>{t('faq_order_expected', { days })}</p>}
      {tracking !== undefined && (
        <p>{t('faq_order_by', { carrier: tracking.carrier, number: tracking.number })}</p>
      )}
    </div>
  );
}
