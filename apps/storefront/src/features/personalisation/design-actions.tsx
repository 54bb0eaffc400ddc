import type { DesignWishBody, Sku } from '@vitrine/contracts';
import type { Locale } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { addToCart } from '../../shared/session/cart-actions.ts';
import { loadProductAvailability } from '../../shared/session/availability.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { usePurchaseButton } from '../../shared/session/use-purchase-button.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './configurator-page.module.css';

interface DesignActionsProps {
  readonly sku: Sku;
  /** The piece as the notification of the cart says it. */
  readonly name: string;
  readonly wish: DesignWishBody;
  /** Whether the design can be made. */
  readonly isReady: boolean;
}

/** Puts the piece with its design into the bag, or keeps the design under a link of its own. */
export function DesignActions({ sku, name, wish, isReady }: DesignActionsProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  useEffect(() => {
    void loadProductAvailability(sku.productId);
  }, [sku.productId]);
  const inStock = useStore(shopper, (state) => state.inStock[sku.identifier]);
  const offer = usePurchaseButton()(sku, inStock);
  const isForSale = offer === 'add-to-cart' || offer === 'awaiting-stock';
  const [listed, setListed] = useState<string>();
  const add = useMutation(async () => {
    if (await hasListedWord(wish.text, locale)) {
      setListed(wish.text);
      return undefined;
    }
    return addToCart([{ skuId: sku.identifier, quantity: 1, name, personalisation: wish }]);
  });
  return (
    <div className={styles['actions']}>
      {listed !== undefined && listed === wish.text && (
        <p role="alert" className={styles['refused']}>
          {t('perso_letters_refused')}
        </p>
      )}
      {isForSale ? (
        <Button
          disabled={offer === 'awaiting-stock' || !isReady}
          aria-disabled={add.isBusy}
          onClick={() => void add.run()}
        >
          {t(add.isBusy ? 'product_adding' : 'product_add_to_bag')}
        </Button>
      ) : (
        <p className={styles['note']}>{t('perso_not_for_sale')}</p>
      )}
      <KeepDesign key={JSON.stringify(wish)} sku={sku} wish={wish} isReady={isReady} />
    </div>
  );
}

/** [R5.020, R5.021, R8.049] Whether the moderation finds a word; where it cannot be asked, the text passes. */
async function hasListedWord(text: string | undefined, { code: locale }: Locale): Promise<boolean> {
  if (text === undefined) return false;
  const query = { text: text.slice(0, LONGEST), locale };
  const result = await shopClient().call('moderateText', { query });
  return result.ok && result.value.found !== '0';
}

/** The moderation takes so many characters. */
const LONGEST = 100;

/** [R2.024] Keeps a design, and shows the link that leads to it. A design that changes has another link. */
function KeepDesign({ sku, wish, isReady }: Omit<DesignActionsProps, 'name'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [link, setLink] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);
  const keep = useMutation(async (): Promise<CallResult<unknown>> => {
    const result = await shopClient().call('saveDesign', { body: { skuId: sku.identifier, ...wish } });
    if (result.ok) {
      const path = localizedPath(`/perso-visualization?configId=${result.value.configId}`, locale);
      setLink(new URL(path, location.origin).href);
    }
    return result;
  });
  if (link === undefined) {
    return (
      <>
        <Button
          look="outline"
          disabled={!isReady}
          aria-disabled={keep.isBusy}
          onClick={() => void keep.run()}
        >
          {t('perso_share')}
        </Button>
        {keep.failure !== undefined && (
          <p role="alert" className={styles['refused']}>
            {failureText(keep.failure, labels)}
          </p>
        )}
      </>
    );
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <div className={styles['link']}>
      <Field
        label={t('perso_share_link')}
        readOnly
        value={link}
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      <Button look="outline" onClick={() => void copy()}>
        {t(isCopied ? 'perso_copied' : 'perso_copy')}
      </Button>
    </div>
  );
}
