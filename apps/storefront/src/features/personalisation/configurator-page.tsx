import type { DesignWishBody, PersoDetails, PersoOffer, Price, Product, Sku } from '@vitrine/contracts';
import { priceLabel } from '@vitrine/domain';
import { useState } from 'react';
import { priceOf } from '../../shared/catalogue/price-of.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './configurator-page.module.css';
import { type ChosenDesign, costOf, firstDesign, placedLetters, wishOf } from './design.ts';
import { DesignActions } from './design-actions.tsx';
import { DesignStage } from './design-stage.tsx';
import { LettersForm } from './letters-form.tsx';
import { refusalText } from './refusal-text.ts';
import { useLetterFonts } from './use-letter-fonts.ts';

export interface ConfiguratorPageProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly details: PersoDetails & { readonly offer: PersoOffer };
  /** Of a saved design. */
  readonly saved: DesignWishBody | undefined;
}

/** [R1.007, R2.023] A piece to be written on, and to be made of the parts that the shopper chooses: what it will look like, cost and take. */
export function ConfiguratorPage({ product, sku: opened, details, saved }: ConfiguratorPageProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { offer } = details;
  const [sku, setSku] = useState(opened);
  const [design, setDesign] = useState(() => firstDesign(offer, saved));
  const { fonts, isUnread, retry } = useLetterFonts(offer.fonts);
  const change = (changed: Partial<ChosenDesign>) => setDesign((before) => ({ ...before, ...changed }));
  const placed = placedLetters(offer, design, fonts.get(design.font));
  const letters = placed?.ok === true ? placed.value : undefined;
  const refusal = placed?.ok === false ? refusalText(placed.refusal, labels) : undefined;
  const sizes = product.skus.filter(
    ({ colorCode, size }) => colorCode === sku.colorCode && size !== undefined,
  );
  return (
    <>
      <Breadcrumb
        trail={[...product.categories, { name: product.name, url: sku.url }]}
        current={t('product_personalise')}
      />
      <div className={styles['page']}>
        <DesignStage {...{ product, sku, details, design, letters }} />
        <div className={styles['sheet']}>
          <h1 className={styles['title']}>{t('perso_title', { name: product.name })}</h1>
          <p className={styles['variant']}>{sku.color}</p>
          <noscript>
            <p>{t('perso_without_script')}</p>
          </noscript>
          {sizes.length > 1 && (
            <ChoiceGroup
              title={t('perso_size')}
              choices={sizes.map(({ identifier, size = '' }) => ({ code: identifier, name: size }))}
              chosen={sku.identifier}
              onChoose={(code) => setSku(sizes.find(({ identifier }) => identifier === code) ?? sku)}
            />
          )}
          <PartsForm offer={offer} design={design} onChange={change} />
          <LettersForm {...{ offer, design, fonts }} error={refusal} onChange={change} />
          {isUnread && (
            <p role="alert" className={styles['unread']}>
              {t('perso_fonts_unread')}{' '}
              <Button look="text" onClick={retry}>
                {t('perso_retry')}
              </Button>
            </p>
          )}
          <Total offer={offer} design={design} price={priceOf(sku) ?? priceOf(product)} />
          <DesignActions
            sku={sku}
            name={pieceText(product.name, sku, t)}
            wish={wishOf(design)}
            isReady={letters !== undefined || (offer.parts.length > 0 && design.text.trim() === '')}
          />
        </div>
      </div>
    </>
  );
}

interface PartsFormProps {
  readonly offer: PersoOffer;
  readonly design: ChosenDesign;
  readonly onChange: (changed: Partial<ChosenDesign>) => void;
}

/** [R2.023] What each part is made of, and what it costs and takes more. */
function PartsForm({ offer, design, onChange }: PartsFormProps) {
  const { t } = usePage().labels;
  const moreOf = ({ price, days }: PersoOffer['parts'][number]['choices'][number]): string | undefined => {
    const more = [
      ...(price === undefined ? [] : [t('perso_extra', { price: price.label })]),
      ...(days === 0 ? [] : [t('perso_days', { count: days })]),
    ];
    return more.length === 0 ? undefined : more.join(', ');
  };
  return offer.parts.map(({ code: part, name, choices }) => (
    <ChoiceGroup
      key={part}
      title={name}
      choices={choices.map((choice) => ({ ...choice, more: moreOf(choice) }))}
      chosen={design.parts[part]}
      onChoose={(choice) => onChange({ parts: { ...design.parts, [part]: choice } })}
    />
  ));
}

interface TotalProps {
  readonly offer: PersoOffer;
  readonly design: ChosenDesign;
  readonly price: Price | undefined;
}

/** [R2.023] What it comes to, and when it can leave. */
function Total({ offer, design, price }: TotalProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { amount, days } = costOf(offer, design);
  return (
    <div className={styles['total']} aria-live="polite">
      {price !== undefined && (
        <p className={styles['sum']}>
          <span>{t('perso_total')}</span>
          <span>{priceLabel({ amount: price.amount + amount, currency: price.currency }, locale.bcp47)}</span>
        </p>
      )}
      <p className={styles['note']}>{t('perso_making', days)}</p>
      <p className={styles['note']}>{t('perso_final_sale')}</p>
    </div>
  );
}
