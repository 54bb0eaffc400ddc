import type { ProductResponse, Sku } from '@vitrine/contracts';
import { lazy, Suspense, useState } from 'react';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { AgecLines } from '../../../shared/ui/agec-lines.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import styles from './buying-column.module.css';
import { Choices } from './choices.tsx';
import { PurchaseArea } from './purchase-area.tsx';

const Services = lazy(async () => ({ default: (await import('../services/services.tsx')).Services }));

interface BuyingColumnProps extends Pick<ProductResponse, 'product' | 'agecSheets'> {
  readonly sku: Sku;
  readonly isPersonalised: boolean;
}

/** Everything that is read and decided beside the pictures. It stays in sight while the pictures are scrolled. */
export function BuyingColumn({ product, agecSheets, sku, isPersonalised }: BuyingColumnProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const price = sku.price ?? product.price;
  const words = inLanguage(product.textLanguage);
  // What is said about the care of many pieces stands in place of what a piece says of its own.
  const details = product.details.filter(
    ({ titleKey }) => product.careLink === undefined || titleKey !== 'product_section_care',
  );
  const agec = agecSheets?.find(({ skuIds }) => skuIds.includes(sku.identifier));
  return (
    <div className={styles['column']}>
      <div className={styles['sheet']}>
        <p className={styles['reference']}>
          <span>{t('product_reference', { sku: sku.identifier })}</span>
          {sku.commercialTag !== undefined && <span className={styles['tag']}>{sku.commercialTag}</span>}
        </p>
        <h1 className={styles['name']}>{product.name}</h1>
        <p className={styles['price']}>
          {price === undefined ? t('product_price_on_request') : price}
          {price !== undefined && (
            <span className={styles['tax']}>
              {t(locale.taxIncluded ? 'product_tax_included' : 'product_tax_excluded')}
            </span>
          )}
        </p>
        <p className={styles['lead']} {...words}>
          {typeset(product.description)}
        </p>
        <Choices product={product} shown={sku} />
        <PurchaseArea {...{ product, sku, isPersonalised }} />
        <ServicesSlot sku={sku} />
        <div className={styles['folds']}>
          {details.map((detail, index) => (
            <Fold
              key={detail.titleKey}
              title={labels.find(detail.titleKey) ?? detail.titleKey}
              isOpen={index === 0}
            >
              <p {...words}>{typeset(detail.body)}</p>
            </Fold>
          ))}
          {product.careLink !== undefined && <CareButton careId={product.careLink} />}
          {product.fitInformation !== '' && (
            <Fold title={t('product_fit')}>
              <p {...words}>{typeset(product.fitInformation)}</p>
            </Fold>
          )}
          {agec !== undefined && (
            <Fold title={agec.title}>
              <AgecLines sheet={agec} />
            </Fold>
          )}
        </div>
      </div>
    </div>
  );
}

const CarePanel = lazyPart(async () => (await import('../care/care-panel.tsx')).CarePanel);

/** [R2.121] Opens the panel of the care link; it lies between the folds as one of them. */
function CareButton({ careId }: { readonly careId: string }) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['care']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('product_section_care')}
      </button>
      {isOpen && <CarePanel careId={careId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** As high as what comes. */
const Awaited = () => <div className={styles['awaited']} />;

/** What a session answers comes in the browser: the HTML is the same for everybody. */
function ServicesSlot({ sku }: { readonly sku: Sku }) {
  const isHydrated = useIsHydrated();
  return <Suspense fallback={<Awaited />}>{isHydrated ? <Services sku={sku} /> : <Awaited />}</Suspense>;
}
