import type { BackInStockSubscription, Sku } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { Form } from '../forms/form.tsx';
import { loadLabels } from '../i18n/load-labels.ts';
import { pieceText } from '../i18n/variant-text.ts';
import { usePage } from '../page/page.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { NotifyConsent } from './notify-consent.tsx';

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
