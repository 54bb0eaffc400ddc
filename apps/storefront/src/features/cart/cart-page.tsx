import type { CartBody, CartSamplesBody } from '@vitrine/contracts';
import { usePage } from '../../shared/page/page.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { CartLine } from './cart-line.tsx';
import { PendingNotice, useToldAt } from './cart-message.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { SampleChoice } from './sample-choice.tsx';
import { SavedLines } from './saved-lines.tsx';
import { useGift } from './use-gift.ts';

interface CartPageProps {
  /** Undefined for a visitor who has none yet. */
  readonly cart: CartBody | undefined;
  /** What the services told of the cart when the page was opened, as sentences. */
  readonly told?: readonly string[];
  /** What the cart may take along; undefined where it could not be read. */
  readonly samples?: CartSamplesBody | undefined;
}

/** [R2.002] The cart. */
export function CartPage({ cart, told = [], samples }: CartPageProps) {
  const { labels } = usePage();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{labels.t('cart_title')}</h1>
      {told.length > 0 && (
        <p role="alert" className={styles['message']}>
          {told.join(' ')}
        </p>
      )}
      <PendingNotice isPending={cart?.hasPendingOrder === true} />
      {cart !== undefined && cart.items.length > 0 ? (
        <FullCart cart={cart} samples={samples} />
      ) : (
        <EmptyPlate title={labels.t('cart_empty_title')} text={labels.t('cart_empty_text')} />
      )}
      {/* What was put aside stands below the bag, and below an empty one too. */}
      <SavedLines saved={cart?.saved ?? []} />
    </div>
  );
}

interface FullCartProps {
  readonly cart: CartBody;
  readonly samples: CartSamplesBody | undefined;
}

function FullCart({ cart, samples }: FullCartProps) {
  const { isShop } = usePage().locale;
  const { tellAt, messageAt } = useToldAt(cart.items);
  const gift = useGift(cart.gift);
  return (
    <div className={styles['columns']}>
      <div>
        <ul className={styles['lines']}>
          {cart.items
            .filter(({ isSample }) => !isSample)
            .map((item) => (
              <CartLine
                key={item.commerceItemId}
                item={item}
                message={messageAt(item.commerceItemId)}
                onChanged={tellAt(item.commerceItemId)}
              />
            ))}
        </ul>
        {isShop && (
          <>
            <SampleChoice
              cart={cart}
              loaded={samples}
              message={messageAt('samples')}
              onChanged={tellAt('samples')}
            />
            <GiftChoice gift={gift} />
          </>
        )}
      </div>
      <CartSummary
        cart={cart}
        onGoOn={gift.beforeGoingOn}
        message={messageAt('country')}
        onChanged={tellAt('country')}
      />
    </div>
  );
}
