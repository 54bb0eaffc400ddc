import { phoneText } from '@vitrine/domain';
import type { BackInStockSubscription, Sku } from '@vitrine/contracts';
import { type ReactNode, useId, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { inStore, recallStore } from '../finding/in-store.ts';
import { Form } from '../forms/form.tsx';
import { loadLabels } from '../i18n/load-labels.ts';
import { pieceText } from '../i18n/variant-text.ts';
import { useFeature } from '../page/features.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { takesFocus } from '../ui/input-fault.ts';
import styles from './notify-dialog.module.css';

// The import of this module waits for its labels too.
await loadLabels('advice');

/** The SKU that is asked for. */
type Wanted = Pick<Sku, 'identifier' | 'name' | 'color' | 'size' | 'url' | 'mediaUrl'>;

interface NotifyDialogProps {
  readonly sku: Wanted;
  readonly onClose: () => void;
}

type Way = BackInStockSubscription['identifiers'][number]['type'];

/** [R3.051, R4.002] Asks for one message when the SKU is back in stock, by e-mail or to a telephone. */
export function NotifyDialog({ sku, onClose }: NotifyDialogProps) {
  const { labels } = usePage();
  const { t } = labels;
  const canText = useFeature('textMessages');
  const [way, setWay] = useState<Way>('Email');
  const [doneFor, setDoneFor] = useState<string>();
  return (
    <Dialog title={t('notify_title')} onClose={onClose}>
      {doneFor === undefined ? (
        <NotifyForm sku={sku} way={way} onDone={setDoneFor}>
          {canText && <WayChoice way={way} onChoose={setWay} />}
        </NotifyForm>
      ) : (
        <output>
          {way === 'Email'
            ? t('notify_done', { email: doneFor })
            : t('notify_done_phone', { phone: `\u2066${phoneText(doneFor)}\u2069` })}
        </output>
      )}
    </Dialog>
  );
}

interface NotifyFormProps {
  readonly sku: Wanted;
  readonly way: Way;
  readonly onDone: (identifier: string) => void;
  /** How the shopper is told. */
  readonly children: ReactNode;
}

function NotifyForm({ sku, way, onDone, children }: NotifyFormProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  /** Why the number was refused, in words. */
  const [refusal, setRefusal] = useState<string>();
  return (
    <Form
      submit={t('notify_submit')}
      send={async ({ identifiers: value = '' }) => {
        const body = subscription(sku, { identifier: { type: way, value }, countryCode: locale.country });
        const result = await shopClient().call('subscribeBackInStock', { body });
        const isAbroad = !result.ok && result.failure.errorCode === 'phone_of_other_country';
        setRefusal(isAbroad ? failureText(result.failure, labels) : undefined);
        return result;
      }}
      onDone={(_, { identifiers = '' }) => onDone(identifiers)}
    >
      <p>{t('notify_intro', { name: pieceText(sku.name, sku, t) })}</p>
      {children}
      {way === 'Email' ? (
        <Field
          key="Email"
          label={t('notify_email')}
          name="identifiers"
          type="email"
          autoComplete="email"
          required
        />
      ) : (
        <Field
          key="Phone"
          label={t('notify_phone')}
          hint={t('notify_phone_hint')}
          error={refusal}
          name="identifiers"
          type="tel"
          autoComplete="tel"
          required
          onChange={() => setRefusal(undefined)}
        />
      )}
      <NotifyConsent />
    </Form>
  );
}

interface WayChoiceProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

function WayChoice({ way: chosen, onChoose }: WayChoiceProps) {
  const t = useLabels();
  const name = useId();
  const ways: readonly (readonly [Way, string])[] = [
    ['Email', t('notify_email')],
    ['Phone', t('notify_way_phone')],
  ];
  return (
    <fieldset className={styles['ways']}>
      <legend>{t('notify_way')}</legend>
      {ways.map(([way, label]) => (
        <label key={way} className={styles['way']}>
          <input type="radio" name={name} checked={way === chosen} onChange={() => onChoose(way)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface Asked {
  readonly identifier: BackInStockSubscription['identifiers'][number];
  readonly countryCode: string;
}

function subscription(sku: Wanted, { identifier, countryCode }: Asked): BackInStockSubscription {
  recallStore();
  return {
    sku: sku.identifier,
    identifiers: [identifier],
    source: 'LV_COM',
    stockChannel: 'ECO',
    consent: 'YES',
    // The store that the shopper looks in; empty where there is none.
    storeCode: inStore.get().store?.id ?? '',
    productPageURL: new URL(sku.url, location.origin).href,
    productImage: sku.mediaUrl,
    productName: sku.name,
    countryCode,
  };
}

/** The agreement to be written to. Without it nothing is sent, and a sentence of ours says so. */
function NotifyConsent() {
  const t = useLabels();
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div>
      <label className={styles['consent']}>
        <input
          type="checkbox"
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-note` : undefined}
          onInvalid={(event) => {
            event.preventDefault();
            setIsMissing(true);
            if (takesFocus(event.currentTarget)) event.currentTarget.focus();
          }}
          onChange={() => setIsMissing(false)}
        />
        {t('notify_consent')}
      </label>
      {isMissing && (
        <p id={`${id}-note`} className={styles['missing']}>
          {t('notify_consent_required')}
        </p>
      )}
    </div>
  );
}
