import type { AnswerOf, WalletBody } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { dayText } from '../../shared/i18n/day-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { digitsOf } from '../../shared/i18n/digits-of.ts';
import styles from './wallet-parts.module.css';

type GiftCard = WalletBody['giftCards'][number];

/** [R2.053] What gift cards paid for the customer, and what is left on one. */
export function GiftCards({ giftCards }: Pick<WalletBody, 'giftCards'>) {
  const { t } = usePage().labels;
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles['part']}>
      <h2 id={title} className={styles['title']}>
        {t('wallet_gifts')}
      </h2>
      {giftCards.length === 0 ? (
        <p className={styles['soft']}>{t('wallet_gifts_none')}</p>
      ) : (
        giftCards.map((card) => <GiftCardHistory key={card.lastFour} card={card} />)
      )}
      <Fold title={t('wallet_gift_check')}>
        <BalanceForm />
      </Fold>
    </section>
  );
}

function GiftCardHistory({ card: { lastFour, uses } }: { readonly card: GiftCard }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  return (
    <div>
      <h3 className={styles['card']}>{t('wallet_gift_ending', { lastFour })}</h3>
      <ul className={styles['uses']}>
        {uses.map(({ orderId, orderNumber, at, paid, givenBack }) => (
          <li key={`${orderId} ${at}`} className={styles['use']}>
            <Link to={`/mylv/orders/${orderId}`} className={styles['quiet']}>
              {t('wallet_gift_paid', {
                day: dayText({ at, country: locale.country }, locale),
                amount: paid.label,
                number: orderNumber,
              })}
            </Link>
            {givenBack !== undefined && (
              <span className={styles['soft']}>{t('wallet_gift_back', { amount: givenBack.label })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function BalanceForm() {
  const { t } = usePage().labels;
  const [found, setFound] = useState<AnswerOf<'getGiftCardBalance'>>();
  const digits = { required: true, dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div className={styles['part']}>
      <p className={styles['soft']}>{t('wallet_gift_check_text')}</p>
      <Form
        submit={t('wallet_gift_submit')}
        look="outline"
        send={({ number = '', pin = '' }) => {
          setFound(undefined);
          const body = { number: digitsOf(number), pin: digitsOf(pin) };
          return shopClient().call('getGiftCardBalance', { body });
        }}
        onDone={setFound}
      >
        <Field {...digits} label={t('wallet_gift_number')} name="number" maxLength={30} />
        <Field {...digits} label={t('wallet_gift_pin')} name="pin" maxLength={8} />
      </Form>
      <output className={styles['told']}>
        {found !== undefined &&
          t('wallet_gift_left', { amount: found.balance.label, lastFour: found.lastFour })}
      </output>
    </div>
  );
}
