import type { OrderBody, PostalAddress, Price } from '@vitrine/contracts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { failureText } from '../../../../../shared/api/failure-text.ts';
import { Form } from '../../../../../shared/forms/form.tsx';
import { digitsOf } from '../../../../../shared/i18n/digits-of.ts';
import { useMutation } from '../../../../../shared/forms/use-mutation.ts';
import { useLabels, usePage } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { Field } from '../../../../../shared/ui/field.tsx';
import { Fold } from '../../../../../shared/ui/fold.tsx';
import styles from '../../payment-step.module.css';
import gift from './gift-card.module.css';
import { READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import { payAtOnce } from '../pay-at-once.ts';
import type { PaymentMeansView, PaymentView } from '../payment-means.ts';

/** [R7.118] A gift card that pays all. One that pays a part stands beside the means that pays the rest. */
export const GIFT_CARD: PaymentMeansView = {
  title: 'checkout_means_giftCard',
  Payment: ({ children }) => children(useGiftCard()),
};

/** The gift card is on the order already: nothing is left but to place it. */
function useGiftCard(): PaymentView {
  const { placing, tell, place: attempt } = useAttempt(READY);
  const place = (billing: PostalAddress) =>
    attempt((headers) =>
      payAtOnce(
        { saveBilling: () => saveBilling(billing), commit: () => commitOrder(headers) },
        location.origin,
      ),
    );
  return { placing, tell, place, panel: null };
}

/** A gift card on the order: what it pays. */
export interface AppliedGiftCard {
  readonly amount: Price;
  readonly lastFour: string;
}

/** The gift card that is on an order. */
export function giftCardOf({ payments }: Pick<OrderBody, 'payments'>): AppliedGiftCard | undefined {
  const found = payments.find(({ method, state }) => method === 'giftCard' && state === 'applied');
  return found && { amount: found.amount, lastFour: found.lastFour ?? '' };
}

interface GiftCardPartProps {
  readonly applied: AppliedGiftCard | undefined;
  /** What is left to pay beside it. */
  readonly rest: string;
  readonly isBusy: boolean;
  readonly onChange: (applied: AppliedGiftCard | undefined) => void;
}

/** [R7.118] Puts a gift card on the order, says what it pays, and takes it off again. */
export function GiftCardPart({ applied, rest, isBusy, onChange }: GiftCardPartProps) {
  const t = useLabels();
  if (applied !== undefined) return <AppliedPart {...{ applied, rest, isBusy, onChange }} />;
  return (
    <div className={gift['fold']}>
      <Fold title={t('checkout_gift_title')}>
        <Form
          submit={t('checkout_gift_apply')}
          look="outline"
          send={async ({ number = '', pin = '' }) => {
            const { call } = shopClient();
            const digits = { number: digitsOf(number), pin: digitsOf(pin) };
            const checked = await call('checkGiftCard', { body: digits });
            if (!checked.ok) return checked;
            const body = { token: checked.value.token };
            return call('applyPayment', { params: { method: 'giftCard' }, body });
          }}
          onDone={(order) => onChange(giftCardOf(order))}
        >
          <p className={styles['intro']}>{t('checkout_gift_intro')}</p>
          <Field
            label={t('checkout_gift_number')}
            name="number"
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
          />
          <Field
            label={t('checkout_gift_pin')}
            name="pin"
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
          />
        </Form>
      </Fold>
    </div>
  );
}

function AppliedPart({
  applied,
  rest,
  isBusy,
  onChange,
}: GiftCardPartProps & { readonly applied: AppliedGiftCard }) {
  const { labels } = usePage();
  const { t } = labels;
  const {
    run: remove,
    isBusy: isRemoving,
    failure,
  } = useMutation(() => shopClient().call('withdrawPayment', { params: { method: 'giftCard' } }));
  const takeOff = async () => {
    const removed = await remove();
    // 404: it is off the order already.
    if (removed?.ok === true || removed?.failure.status === 404) onChange(undefined);
  };
  return (
    <section className={styles['part']}>
      <h2>{t('checkout_means_giftCard')}</h2>
      <output className={gift['pays']}>
        {t('checkout_gift_pays', { lastFour: applied.lastFour, amount: applied.amount.label })}{' '}
        {t('checkout_gift_rest', { rest })}
      </output>
      <Button look="text" disabled={isBusy || isRemoving} onClick={() => void takeOff()}>
        {t('checkout_gift_remove')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </section>
  );
}
