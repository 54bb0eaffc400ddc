import type { ExchangeWish, OrderDetailsBody, ReturnResultsBody } from '@vitrine/contracts';
import { priceLabel, returnEntries, storeLines } from '@vitrine/domain';
import { useRef } from 'react';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { pieceText, variantText } from '../../../shared/i18n/variant-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { accessBy } from '../order-access.ts';
import { PlaceLines } from './place-lines.tsx';
import { RefundParts } from './refund-parts.tsx';
import styles from './return-dialog.module.css';
import { type FormLine, formLines, refundOf, type ReturnForm, sentLines } from './return-form.ts';
import type { Sent } from './return-result.tsx';

interface ReturnReviewProps {
  readonly form: ReturnForm;
  readonly order: OrderDetailsBody;
  readonly linkToken: string | undefined;
  readonly onBack: () => void;
  readonly onSent: (sent: Sent) => void;
}

/** What is asked for, before it is sent. */
export function ReturnReview({ form, order, linkToken, onBack, onSent }: ReturnReviewProps) {
  const { labels } = usePage();
  const { t } = labels;
  const lines = formLines(order);
  // One key for all presses: what was sent once is not asked for twice.
  const key = useRef<string>(undefined);
  const { run, isBusy, failure } = useMutation(() => {
    key.current ??= crypto.randomUUID();
    return send(form, lines, { ...accessBy(linkToken).headers, 'Idempotency-Key': key.current });
  });
  const press = async () => {
    const answer = await run();
    if (answer?.ok === true) onSent(answer.value);
  };
  const chosen = lines.filter(({ line }) => (form.lines[line.itemId]?.quantity ?? 0) > 0);
  return (
    <div className={styles['form']}>
      <h3 className={styles['heading']}>{t('returns_review_title')}</h3>
      <ul>
        {chosen.map(({ line }) => {
          const { quantity = 0, reasonCode = 'didNotLike', wanted } = form.lines[line.itemId] ?? {};
          return (
            <li key={line.itemId} className={styles['line']}>
              <p>
                {quantity} × {pieceText(line.name, line, t)}
              </p>
              <p className={styles['soft']}>{t(`returns_reason_${reasonCode}`)}</p>
              {form.kind === 'exchange' && wanted !== undefined && (
                <p>{t('returns_wanted', { name: variantText(wanted, t) })}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        {t(`returns_kind_${form.kind}`)} · {t(`returns_way_${form.way}`)}
      </p>
      {form.way === 'store' && form.store !== undefined && <PlaceLines lines={storeLines(form.store)} />}
      {form.kind === 'return' && <WouldRefund form={form} order={order} />}
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels, namesOf(lines))}
      </p>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
        {t(isBusy ? 'please_wait' : `returns_send_${form.kind}`)}
      </Button>
      <Button look="outline" disabled={isBusy} onClick={onBack}>
        {t('returns_back')}
      </Button>
    </div>
  );
}

/** What is given back for the chosen pieces, and what of it is for delivery and tax. */
function WouldRefund({ form, order }: Pick<ReturnReviewProps, 'form' | 'order'>) {
  const { labels, locale } = usePage();
  const { currency } = order.totals.total;
  const textOf = (amount: number) => priceLabel({ amount, currency }, locale.bcp47);
  const { total, shipping, tax } = refundOf(order, form);
  const isTaxOnTop = !order.totals.taxIncluded && tax > 0;
  return (
    <div>
      <p>{labels.t('returns_would_refund', { amount: textOf(total) })}</p>
      <RefundParts
        delivery={shipping > 0 ? textOf(shipping) : undefined}
        tax={isTaxOnTop ? textOf(tax) : undefined}
      />
    </div>
  );
}

/** What a refusal may be about: lines, and the SKUs that are wanted for them. */
const namesOf = (lines: readonly FormLine[]): ReadonlyMap<string, string> =>
  new Map(lines.map(({ line: { itemId, name } }) => [itemId, name]));

type Headers = Readonly<Record<string, string>>;

/** [R5.022] A return is answered line by line; an exchange is made as a whole. */
async function send(
  form: ReturnForm,
  lines: readonly FormLine[],
  headers: Headers,
): Promise<CallResult<ReturnResultsBody>> {
  const { way, store, kind } = form;
  const place = { way, ...(store !== undefined && way === 'store' ? { locationId: store.id } : {}) };
  const entries = returnEntries(sentLines(form, lines));
  if (kind === 'return') {
    const query = { locale: document.documentElement.dataset['locale'] };
    const body = entries.map((entry) => ({ ...entry, ...place }));
    return shopClient().call('returnLines', { query, body, headers });
  }
  const wished: ExchangeWish['lines'] = entries.flatMap((entry) => {
    const skuId = form.lines[entry.item_id_to_return]?.wanted?.skuId;
    return skuId === undefined ? [] : [{ ...entry, skuId }];
  });
  const answer = await shopClient().call('exchangeLines', { body: { lines: wished, ...place }, headers });
  if (!answer.ok) return answer;
  const { returnId } = answer.value;
  const results = wished.map((one) => ({
    request_id: one.request_id_to_return,
    item_id: one.item_id_to_return,
    returnId,
  }));
  return { ok: true, value: { results } };
}
