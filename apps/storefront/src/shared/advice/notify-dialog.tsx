import type { BackInStockSubscription, Sku } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { Form } from '../forms/form.tsx';
import { loadLabels } from '../i18n/load-labels.ts';
import { pieceText } from '../i18n/variant-text.ts';
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

/** [R4.002] Asks for one message when the SKU is back in stock. */
export function NotifyDialog({ sku, onClose }: NotifyDialogProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [doneFor, setDoneFor] = useState<string>();
  return (
    <Dialog title={t('notify_title')} onClose={onClose}>
      {doneFor === undefined ? (
        <Form
          submit={t('notify_submit')}
          send={({ email = '' }) => {
            const body = subscription(sku, { email, countryCode: locale.country });
            return shopClient().call('subscribeBackInStock', { body });
          }}
          onDone={(_, { email }) => setDoneFor(email)}
        >
          <p>{t('notify_intro', { name: pieceText(sku.name, sku, t) })}</p>
          <Field label={t('notify_email')} name="email" type="email" autoComplete="email" required />
          <NotifyConsent />
        </Form>
      ) : (
        <output>{t('notify_done', { email: doneFor })}</output>
      )}
    </Dialog>
  );
}

function subscription(
  sku: Wanted,
  { email, countryCode }: { readonly email: string; readonly countryCode: string },
): BackInStockSubscription {
  return {
    sku: sku.identifier,
    identifiers: [{ type: 'Email', value: email }],
    source: 'LV_COM',
    stockChannel: 'ECO',
    consent: 'YES',
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
