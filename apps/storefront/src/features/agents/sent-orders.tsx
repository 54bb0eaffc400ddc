import type { AnswerOf, SentOrderBody } from '@vitrine/contracts';
import { dateFormat, pageUrl } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import styles from './search-sgid-page.module.css';

/** What the agent may still take back and change. */
const TAKEN_BACK = new Set<SentOrderBody['state']>(['sent', 'approved', 'declined']);

/** [R4.042, R2.045] What the agent sent to clients, and what became of it. */
export function SentOrders() {
  const { t } = usePage().labels;
  const [sent, setSent] = useState<AnswerOf<'getSentOrders'>>();
  useEffect(() => {
    void shopClient()
      .call('getSentOrders')
      .then((answer) => answer.ok && setSent(answer.value));
  }, []);
  if (sent === undefined) return undefined;
  return (
    <section className={styles['sent']} aria-labelledby="orders-sent">
      <h2 id="orders-sent" className={styles['subtitle']}>
        {t('agents_sent_title')}
      </h2>
      {sent.orders.length === 0 && <p className={styles['soft']}>{t('agents_sent_none')}</p>}
      <ul className={styles['clients']}>
        {sent.orders.map((order) => (
          <li key={order.orderId}>
            <SentRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SentRow({ order }: { readonly order: SentOrderBody }) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const { name, state, total, pieces, expiresAt, payUrl } = order;
  const [showsCode, setShowsCode] = useState(false);
  const back = useMutation(async () => takeBack(order));
  const day = dateFormat(locale.bcp47, { dateStyle: 'medium' }).format(new Date(expiresAt));
  const isOpen = TAKEN_BACK.has(state);
  const facts = [
    t('agents_sent_pieces', { count: pieces }),
    total.label,
    ...(isOpen ? [t('agents_sent_until', { day })] : []),
  ];
  const open = async () => {
    const answer = await back.run();
    if (answer?.ok === true) location.assign(pageUrl(locale.code, 'cart'));
  };
  return (
    <article className={styles['client']} aria-label={name}>
      <div>
        <h3 className={styles['name']}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles['soft']}>
          <span className={styles['state']}>{t(`agents_sent_state_${state}`)}</span>
          {facts.map((fact) => (
            <span key={fact} className={styles['fact']}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className={styles['acts']}>
        {payUrl !== undefined && (
          <Button
            look="text"
            aria-expanded={showsCode}
            aria-label={`${t('agents_sent_code')}: ${name}`}
            onClick={() => setShowsCode(!showsCode)}
          >
            {t('agents_sent_code')}
          </Button>
        )}
        {isOpen && (
          <Button
            look="outline"
            disabled={back.isBusy}
            aria-label={`${t('agents_sent_back')}: ${name}`}
            onClick={() => void open()}
          >
            {t('agents_sent_back')}
          </Button>
        )}
      </div>
      {showsCode && payUrl !== undefined && (
        <QrCode address={payUrl} label={t('agents_sent_code_label')}>
          {t('agents_sent_code_note')}
        </QrCode>
      )}
      <p role="alert" className={styles['fault']}>
        {back.failure && failureText(back.failure, labels)}
      </p>
    </article>
  );
}

/** Serves whom the order is for, since it goes into their bag, and takes it back. */
async function takeBack({ orderId, clientId }: SentOrderBody) {
  const { serve } = await import('./assisted-part.ts');
  const served = await serve(clientId === undefined ? {} : { clientId });
  return served.ok ? shopClient().call('loadOrder', { body: { orderId } }) : served;
}
