import type { BackInStockSubscription, Sku } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { loadLabels } from '../i18n/load-labels.ts';
import { pieceText } from '../i18n/variant-text.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { NotifyConsent } from './notify-consent.tsx';
import styles from './notify-dialog.module.css';

// Whoever opens it waits for its words as for the rest of it.
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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [doneFor, setDoneFor] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string') return;
    setIsBusy(true);
    const body = subscription(sku, { email, countryCode: locale.country });
    const result = await shopClient().call('subscribeBackInStock', { body });
    setIsBusy(false);
    if (result.ok) setDoneFor(email);
    else setError(failureText(result.failure, labels));
  };
  return (
    <Dialog title={t('notify_title')} onClose={onClose}>
      {doneFor === undefined ? (
        <form className={styles['form']} onSubmit={(event) => void submit(event)}>
          <p>{t('notify_intro', { name: pieceText(sku.name, sku, t) })}</p>
          <Field
            label={t('notify_email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={error}
          />
          <NotifyConsent />
          <Button type="submit" disabled={isBusy}>
            {t(isBusy ? 'please_wait' : 'notify_submit')}
          </Button>
        </form>
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
