import type { CertifiedProductsBody } from '@vitrine/contracts';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { type ButtonLook, buttonClass } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import styles from './certificates-page.module.css';

type Certified = CertifiedProductsBody['products'][number];

/** [R2.058] The pieces that stand in the register in the customer's name. */
export function CertificatesPage({ products }: { readonly products: readonly Certified[] }) {
  const { t } = usePage().labels;
  const isEmpty = products.length === 0;
  return (
    <MylvPage
      title={t('certificates_title')}
      intro={t('certificates_intro')}
      action={isEmpty ? undefined : <ActivateLink look="outline" />}
    >
      {isEmpty ? (
        <EmptyPlate
          title={t('certificates_empty_title')}
          text={t('certificates_empty_text')}
          action={<ActivateLink look="solid" />}
        />
      ) : (
        <ul className={styles['list']}>
          {products.map((product) => (
            <li key={product.serialNumber}>
              <CertificateCard product={product} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['beneath']}>
        <Link to="/authenticity">{t('certificates_auth_link')}</Link>
      </p>
    </MylvPage>
  );
}

function ActivateLink({ look }: { readonly look: ButtonLook }) {
  const { t } = usePage().labels;
  return (
    <Link to="/mylv/certificates/activation" className={buttonClass(look)}>
      {t('certificates_activate')}
    </Link>
  );
}

function CertificateCard({ product }: { readonly product: Certified }) {
  const { t } = usePage().labels;
  const { serialNumber, sku, status } = product;
  return (
    <article className={styles['card']}>
      <div className={styles['tile']}>
        {sku?.media !== undefined && (
          <Picture
            media={sku.media}
            alt=""
            sizes="(width >= 64rem) 26rem, 50vw"
            className={styles['picture']}
          />
        )}
      </div>
      <h2 className={styles['name']}>
        <Link to={`/mylv/certificates/${serialNumber}`} className={styles['link']}>
          {sku?.name ?? t('certificates_piece')}
        </Link>
      </h2>
      {sku !== undefined && <p className={styles['soft']}>{variantText(sku, t)}</p>}
      <p className={styles['soft']}>
        <bdi>{t('certificates_number', { number: serialNumber })}</bdi>
      </p>
      <p className={styles['state']} data-state={status}>
        {t(`certificates_state_${status}`)}
      </p>
    </article>
  );
}
