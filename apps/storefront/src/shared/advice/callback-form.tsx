import type { BodyOf, CallbackBody, CallbackSlotsBody } from '@vitrine/contracts';
import { appointmentTimeText, CALLBACK_TOPICS, phoneText } from '@vitrine/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FieldChoice } from '../address/field-choice.tsx';
import type { CallFailure, CallResult } from '../api/call-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { type Entered, Form } from '../forms/form.tsx';
import { usePage } from '../page/page.tsx';
import { Field } from '../ui/field.tsx';
import styles from './callback-form.module.css';
import { CallbackSlot } from './callback-slot.tsx';

const CallbackCaptcha = lazy(async () => ({
  default: (await import('./callback-captcha.tsx')).CallbackCaptcha,
}));

type Topic = BodyOf<'askForCallback'>['topic'];
const topicOf = (text: string | undefined): Topic =>
  CALLBACK_TOPICS.find((topic) => topic === text) ?? 'other';

const isAbout = ({ statusDetails }: CallFailure, field: string): boolean => statusDetails.includes(field);

/** [R7.186, R2.103] Asks to be called back, in a half hour of the desk. Nothing where there is none, or none can be read. */
export function CallbackForm({ skuId }: { readonly skuId: string | undefined }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { offered, renew } = useSlots();
  const [asked, setAsked] = useState<CallbackBody & { readonly phone: string }>();
  const [slotFault, setSlotFault] = useState<string>();
  /** How often a captcha was asked for; none before the first. */
  const [captchas, setCaptchas] = useState(0);
  if (asked !== undefined) return <Asked asked={asked} />;
  if (offered === undefined || !offered.slots.some(({ isFree }) => isFree)) return undefined;
  const send = async (entered: Entered) => {
    const answer = await ask(entered, skuId);
    if (answer.ok) return answer;
    const isGone = isAbout(answer.failure, 'slot');
    setSlotFault(isGone ? failureText(answer.failure, labels) : undefined);
    if (isGone) await renew();
    // A captcha is good once.
    if (captchas > 0 || answer.failure.errorCode === 'captcha_not_good') setCaptchas(captchas + 1);
    return answer;
  };
  return (
    <section className={styles['callback']} aria-labelledby="callback-title">
      <h3 id="callback-title" className={styles['title']}>
        {t('advisor_back_title')}
      </h3>
      <p>{t('advisor_back_text')}</p>
      <Form
        submit={t('advisor_back_submit')}
        look="outline"
        send={send}
        explain={(failure) =>
          captchas === 1 && failure.errorCode === 'captcha_not_good'
            ? t('advisor_back_captcha')
            : failureText(failure, labels)
        }
        onDone={(answer, { phone = '' }) => setAsked({ ...answer, phone: phoneText(phone) })}
      >
        <Field
          label={t('advisor_back_phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        <Field label={t('advisor_back_name')} name="name" autoComplete="given-name" maxLength={40} />
        <FieldChoice
          label={t('advisor_back_topic')}
          error={undefined}
          name="topic"
          isAlwaysChosen
          defaultValue={skuId === undefined ? 'other' : 'piece'}
          options={CALLBACK_TOPICS.map((code) => ({ code, name: t(`advisor_topic_${code}`) }))}
        />
        <CallbackSlot offered={offered} error={slotFault} bcp47={locale.bcp47} />
        {captchas > 0 && (
          <Suspense>
            <CallbackCaptcha key={captchas} />
          </Suspense>
        )}
      </Form>
    </section>
  );
}

/** Where a captcha stands in the form its digits go first: what they give is shown with the request. */
async function ask(entered: Entered, skuId: string | undefined): Promise<CallResult<CallbackBody>> {
  const { phone = '', name = '', slot = '', topic, randomstr } = entered;
  const said = { phone, slot, topic: topicOf(topic), ...(name && { name }), ...(skuId && { skuId }) };
  if (randomstr === undefined) return shopClient().call('askForCallback', { body: said });
  const { verificationCode = '' } = entered;
  const solved = await shopClient().call('solveCaptcha', { body: { randomstr, verificationCode } });
  if (!solved.ok) return solved;
  return shopClient().call('askForCallback', { body: { ...said, key: solved.value.key } });
}

/** The half hours of the desk; undefined until they are read. */
function useSlots() {
  const [offered, setOffered] = useState<CallbackSlotsBody>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const slots = await readSlots();
      if (isWanted && slots !== undefined) setOffered(slots);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, []);
  const renew = async () => setOffered((await readSlots()) ?? offered);
  return { offered, renew };
}

async function readSlots(): Promise<CallbackSlotsBody | undefined> {
  const answer = await shopClient().call('getCallbackSlots');
  return answer.ok ? answer.value : undefined;
}

/** When the telephone rings, by both clocks. */
function Asked({ asked }: { readonly asked: CallbackBody & { readonly phone: string } }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const at = Date.parse(asked.startsAt);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = appointmentTimeText(at, asked.timeZone, locale.bcp47);
  const here = appointmentTimeText(at, own, locale.bcp47);
  const phone = `\u2066${asked.phone}\u2069`;
  const isSame = there.date === here.date && there.time === here.time;
  return (
    <output>
      {t('advisor_back_done', { phone, date: there.date, time: there.time })}{' '}
      {!isSame && t('advisor_back_own', { date: here.date, time: here.time })}
    </output>
  );
}
