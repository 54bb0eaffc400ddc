import type { CartItem } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { DesignLines } from '../../shared/personalisation/design-lines.tsx';
import { removeSavedLine, takeSavedLine } from './bag-actions.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinePicture } from '../../shared/pictures/line-picture.tsx';
import { useToldAt } from './cart-message.tsx';
import styles from './saved-lines.module.css';
import { type OnCartChanged, useCartChange } from './use-cart-change.ts';

interface SavedLinesProps {
  readonly saved: readonly CartItem[];
}

/** [R2.002] The pieces that were put aside, each with its way back into the bag. */
export function SavedLines({ saved }: SavedLinesProps) {
  const t = useLabels();
  const { tellAt, messageAt } = useToldAt(saved);
  const title = useId();
  if (saved.length === 0) return undefined;
  return (
    <section className={styles['saved']} aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        {t('cart_saved_title')}
      </h2>
      <ul className={styles['list']}>
        {saved.map((item) => (
          <SavedLine
            key={item.commerceItemId}
            item={item}
            message={messageAt(item.commerceItemId)}
            onChanged={tellAt(item.commerceItemId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedLineProps {
  readonly item: CartItem;
  /** Why the last change of it was refused. */
  readonly message: ReactNode;
  readonly onChanged: OnCartChanged;
}

function SavedLine({ item, message, onChanged }: SavedLineProps) {
  const t = useLabels();
  const { name } = item.product;
  const { change, isBusy } = useCartChange(onChanged);
  return (
    <li className={styles['line']} aria-busy={isBusy}>
      <LinePicture line={{ ...item, mediaUrl: item.product.mediaUrl }} className={styles['picture']} />
      <div className={styles['words']}>
        <Link to={item.url} className={styles['name']}>
          {name}
        </Link>
        <p className={styles['detail']}>{variantText(item, t)}</p>
        {item.personalisation !== undefined && (
          <DesignLines design={item.personalisation} className={styles['detail']} />
        )}
        <p className={styles['detail']}>
          {item.available
            ? (item.unitPrice?.label ?? t('product_price_on_request'))
            : t(item.byAdvisor ? 'cart_by_advisor' : 'cart_unavailable')}
        </p>
        <div className={styles['controls']}>
          {item.available && (
            <Button
              look="text"
              disabled={isBusy}
              aria-label={t('cart_saved_take_name', { name })}
              onClick={() => void change(() => takeSavedLine(item))}
            >
              {t('cart_saved_take')}
            </Button>
          )}
          <Button
            look="text"
            disabled={isBusy}
            aria-label={t('cart_saved_remove_name', { name })}
            onClick={() => void change(() => removeSavedLine(item))}
          >
            {t('cart_remove')}
          </Button>
        </div>
        {message}
      </div>
    </li>
  );
}
