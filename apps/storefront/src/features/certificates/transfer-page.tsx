import type { CertificateBody, CertifiedProductsBody } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { dayText } from '../../shared/i18n/day-text.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useFeature } from '../../shared/page/features.ts';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './certificate-form.module.css';
import { eventBody } from './event-body.ts';
import { PiecePlate } from './piece-plate.tsx';

type Certified = CertifiedProductsBody['products'][number];

interface TransferPageProps {
  readonly products: readonly Certified[];
  /** The certificate that the customer came from. */
  readonly number: string | undefined;
}

/** [R2.060] Which piece the customer hands on, and to whom; what follows is the same whether that person has an account or not. */
export function TransferPage({ products, number }: TransferPageProps) {
  const { t } = usePage().labels;
  const [offered, setOffered] = useState<CertificateBody>();
  const transferable = products.filter(({ status }) => status === 'activated');
  if (offered !== undefined) return <Offered certificate={offered} />;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('certificates_transfer_title')}</h1>
      {transferable.length === 0 ? (
        <p className={styles['intro']}>{t('certificates_transfer_none')}</p>
      ) : (
        <>
          <p className={styles['intro']}>{t('certificates_transfer_text')}</p>
          <OfferForm products={transferable} number={number} onOffered={setOffered} />
        </>
      )}
      <p>
        <Link to="/mylv/certificates" className={styles['quiet']}>
          {t('certificates_back')}
        </Link>
      </p>
    </div>
  );
}

interface OfferFormProps extends TransferPageProps {
  readonly onOffered: (certificate: CertificateBody) => void;
}

function OfferForm({ products, number, onOffered }: OfferFormProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const hasTexts = useFeature('textMessages');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const asked = products.find(({ serialNumber }) => serialNumber === number);
  return (
    <Form
      submit={t('certificates_transfer_submit')}
      send={({ piece = '', emailTo = '', phoneNumber = '' }) =>
        shopClient().call('putCertificateEvent', {
          params: { number: piece },
          body: eventBody({ eventName: 'OWNED', emailTo, phoneNumber }, locale.language),
        })
      }
      onDone={onOffered}
    >
      <label className={styles['label']}>
        {t('certificates_transfer_piece')}
        <select name="piece" className={styles['select']} defaultValue={asked?.serialNumber}>
          {products.map(({ serialNumber, sku }) => (
            <option key={serialNumber} value={serialNumber}>
              {sku === undefined ? t('certificates_piece') : pieceText(sku.name, sku, t)} · {serialNumber}
            </option>
          ))}
        </select>
      </label>
      {hasTexts && (
        <fieldset className={styles['ways']}>
          <legend>{t('certificates_transfer_way')}</legend>
          {(['email', 'phone'] as const).map((one) => (
            <label key={one} className={styles['way']}>
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              {t(`certificates_transfer_by_${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {way === 'email' ? (
        <Field key="email" label={t('certificates_transfer_email')} name="emailTo" type="email" required />
      ) : (
        <Field key="phone" label={t('certificates_transfer_phone')} name="phoneNumber" type="tel" required />
      )}
    </Form>
  );
}

function Offered({ certificate }: { readonly certificate: CertificateBody }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { transfer, sku, serialNumber } = certificate;
  const contact = transfer?.emailTo ?? transfer?.phoneNumber ?? '';
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('certificates_transfer_sent')}</h1>
      <PiecePlate sku={sku} number={serialNumber} />
      {transfer !== undefined && (
        <p>
          {t('certificates_offered_to', {
            contact,
            date: dayText({ at: transfer.expiresAt, country: locale.country }, locale),
          })}
        </p>
      )}
      <Link to={`/mylv/certificates/${serialNumber}`} className={buttonClass('solid')}>
        {t('certificates_see')}
      </Link>
    </div>
  );
}
