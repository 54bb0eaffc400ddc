import type { AnswerOf } from '@vitrine/contracts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { firstSign } from './first-sign.ts';
import { keepPostalCode, recallPostalCode } from './postal-code.ts';
import styles from './services.module.css';

const BAD_REQUEST = 400;

interface DeliveryProps {
  readonly skuId: string;
  /** False while that is not known: the place of the answer is kept free. */
  readonly isInStock: boolean;
}

/** [R7.113] When a piece that is ordered now would be there: in the country, or at the postal code that the shopper names. */
export function Delivery({ skuId, isInStock }: DeliveryProps) {
  const { locale } = usePage();
  const [postalCode, setPostalCode] = useState(() => recallPostalCode(locale.country));
  const { delivery, isUnknown, hasFailed = false } = useDelivery(skuId, postalCode, isInStock);
  if (hasFailed) return undefined;
  const choose = (code: string) => {
    setPostalCode(code);
    keepPostalCode(locale.country, code);
  };
  return (
    <div className={styles['delivery']}>
      {delivery !== undefined && (
        <DeliveryWindow {...{ delivery, postalCode, isUnknown }} onChoose={choose} />
      )}
    </div>
  );
}

interface DeliveryWindowProps {
  readonly delivery: AnswerOf<'getDeliveryDate'>;
  readonly postalCode: string;
  /** The country has no such code. */
  readonly isUnknown: boolean;
  readonly onChoose: (postalCode: string) => void;
}

function DeliveryWindow({ delivery, postalCode, isUnknown, onChoose }: DeliveryWindowProps) {
  const { t } = usePage().labels;
  const [isAsking, setIsAsking] = useState(false);
  const isAt = postalCode !== '' && !isUnknown;
  const choose = (code: string) => {
    onChoose(code);
    setIsAsking(false);
  };
  return (
    <>
      <p aria-live="polite">
        <b className={styles['name']}>{t('detail_delivery')}</b>{' '}
        {isAt
          ? t('detail_delivery_to', { when: delivery.label, postalCode: isolated(postalCode) })
          : delivery.label}
      </p>
      {delivery.hasPostalCodes && !isAsking && !isUnknown && (
        <Button look="text" onClick={() => setIsAsking(true)}>
          {t(isAt ? 'detail_delivery_change' : 'detail_delivery_ask')}
        </Button>
      )}
      {(isAsking || isUnknown) && <PostalCodeForm {...{ postalCode, isUnknown }} onChoose={choose} />}
    </>
  );
}

/** Reads from the left within any sentence. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

interface PostalCodeFormProps {
  readonly postalCode: string;
  /** The country has no such code. */
  readonly isUnknown: boolean;
  readonly onChoose: (postalCode: string) => void;
}

function PostalCodeForm({ postalCode, isUnknown, onChoose }: PostalCodeFormProps) {
  const { t } = usePage().labels;
  const label = t('detail_postal_code');
  const [typed, setTyped] = useState(postalCode);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    onChoose(typed.trim());
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <Field
        label={label}
        name="postalCode"
        autoComplete="postal-code"
        dir="ltr"
        maxLength={12}
        value={typed}
        error={isUnknown && typed.trim() === postalCode ? t('field_invalid', { field: label }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outline">
        {t('detail_delivery_show')}
      </Button>
    </form>
  );
}

interface Told {
  readonly delivery: AnswerOf<'getDeliveryDate'> | undefined;
  readonly isUnknown: boolean;
  readonly hasFailed?: boolean;
}

/** The window of the postal code; where the country has no such code, the one that was told before. */
function useDelivery(skuId: string, postalCode: string, isInStock: boolean): Told {
  const [told, setTold] = useState<Told>({ delivery: undefined, isUnknown: false });
  useEffect(() => {
    if (!isInStock) return undefined;
    const leaving = new AbortController();
    const ask = async (code: string): Promise<void> => {
      const query = code === '' ? {} : { postalCode: code };
      const answer = await shopClient().call('getDeliveryDate', { params: { id: skuId }, query });
      if (leaving.signal.aborted) return;
      if (answer.ok) setTold({ delivery: answer.value, isUnknown: code !== postalCode });
      else if (answer.failure.kind === 'status' && answer.failure.status === BAD_REQUEST && code !== '')
        await ask('');
      else setTold({ delivery: undefined, isUnknown: false, hasFailed: true });
    };
    void firstSign(leaving.signal).then(() => ask(postalCode));
    return () => leaving.abort();
  }, [skuId, postalCode, isInStock]);
  return told;
}
