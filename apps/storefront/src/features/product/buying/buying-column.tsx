import type { ProductResponse, Sku } from '@vitrine/contracts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { AgecLines } from '../../../shared/ui/agec-lines.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import styles from './buying-column.module.css';
import { Choices } from './choices.tsx';
import { PurchaseArea } from './purchase-area.tsx';

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
          {price === undefined ? t('product_price_on_request') : price.label}
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
        <div className={styles['folds']}>
          {product.details.map((detail, index) => (
            <Fold
              key={detail.titleKey}
              title={labels.find(detail.titleKey) ?? detail.titleKey}
              isOpen={index === 0}
            >
              <p {...words}>{typeset(detail.body)}</p>
            </Fold>
          ))}
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
          <Fold title={t('product_delivery_title')}>
            <p>{t('product_delivery_text')}</p>
          </Fold>
        </div>
      </div>
    </div>
  );
}
