import type { CartItem, Media } from '@vitrine/contracts';
import { type ReactNode, useState } from 'react';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { DesignLines } from '../../shared/personalisation/design-lines.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { changeCartLine, removeCartLine } from '../../shared/session/cart-actions.ts';
import { saveCartLine } from './bag-actions.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './cart-line.module.css';
import { type OnCartChanged, useCartChange } from './use-cart-change.ts';

interface CartLineProps {
  readonly item: CartItem;
  /** Why the last change of it was refused. */
  readonly message: ReactNode;
  readonly onChanged: OnCartChanged;
}

/** One piece of the cart: what it is, how many, what it costs, and the way out. */
export function CartLine({ item, message, onChanged }: CartLineProps) {
  const t = useLabels();
  const { name } = item.product;
  const { personalisation: design } = item;
  const { change, isBusy } = useCartChange(onChanged);
  return (
    <li className={styles['line']} aria-busy={isBusy}>
      <Link to={item.url} className={styles['tile']} aria-hidden tabIndex={-1}>
        {design === undefined ? (
          <Picture
            media={mediaOf(item)}
            alt=""
            sizes="(width >= 48rem) 11rem, 30vw"
            className={styles['image']}
          />
        ) : (
          <img className={styles['image']} src={`${design.previewUrl}?width=480`} alt="" {...sizeOf(item)} />
        )}
      </Link>
      <div className={styles['words']}>
        <Link to={item.url} className={styles['name']}>
          {name}
        </Link>
        <p className={styles['variant']}>{variantText(item, t)}</p>
        {design !== undefined && <DesignLines design={design} className={styles['variant']} />}
        {item.parts?.map((part) => (
          <p key={partText(part)} className={styles['variant']}>
            {partText(part)}
          </p>
        ))}
        <Changes item={item} />
        <div className={styles['controls']}>
          <QuantityChoice item={item} onChoose={(wanted) => change(() => changeCartLine(item, wanted))} />
          <Button
            look="text"
            disabled={isBusy}
            aria-label={t('cart_remove_name', { name })}
            onClick={() => void change(() => removeCartLine(item))}
          >
            {t('cart_remove')}
          </Button>
          <Button
            look="text"
            disabled={isBusy}
            aria-label={t('cart_save_line_name', { name })}
            onClick={() => void change(() => saveCartLine(item))}
          >
            {t('cart_save_line')}
          </Button>
        </div>
        {message}
      </div>
      <p className={styles['price']}>
        <span>{item.lineTotal?.label ?? t('product_price_on_request')}</span>
        {item.quantity > 1 && item.unitPrice !== undefined && (
          <span className={styles['each']}>{t('cart_each', { price: item.unitPrice.label })}</span>
        )}
      </p>
    </li>
  );
}

interface QuantityChoiceProps {
  readonly item: CartItem;
  /** Ends when the answer is there. */
  readonly onChoose: (quantity: number) => Promise<unknown>;
}

/** It shows what is asked for until the answer says what is true, and is never switched off: it would lose the focus. */
function QuantityChoice({ item, onChoose }: QuantityChoiceProps) {
  const t = useLabels();
  const [asked, ask] = useState<number>();
  const choose = async (wanted: number) => {
    if (asked !== undefined) return;
    ask(wanted);
    await onChoose(wanted);
    ask(undefined);
  };
  return (
    <label className={styles['quantity']}>
      <span>{t('cart_quantity')}</span>
      <select
        aria-label={t('cart_quantity_of', { name: item.product.name })}
        value={asked ?? item.quantity}
        onChange={({ target }) => void choose(Number(target.value))}
      >
        {quantities(item).map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A piece inside a bundle. */
const partText = ({ name, size }: NonNullable<CartItem['parts']>[number]): string =>
  size === undefined ? name : `${name} · ${size}`;

/** [R2.002] What is not as it was when the piece came into the bag. */
function Changes({ item: { available, byAdvisor, left, formerPrice } }: { readonly item: CartItem }) {
  const t = useLabels();
  const gone = byAdvisor ? t('cart_by_advisor') : t('cart_unavailable');
  return (
    <>
      {formerPrice !== undefined && (
        <p className={styles['changed']}>{t('cart_former_price', { price: formerPrice.label })}</p>
      )}
      {!available && <p className={styles['gone']}>{left === undefined ? gone : t('cart_left', { left })}</p>}
    </>
  );
}

/** From one to as many as an order may hold, and always the quantity that the line has now. */
function quantities({ quantity, maxQuantity }: CartItem): readonly number[] {
  return Array.from({ length: Math.max(quantity, maxQuantity) }, (_, index) => index + 1);
}

const sizeOf = ({ media: { width, height } }: CartItem) => ({ width, height });

function mediaOf(item: CartItem): Media {
  return { view: 'line', url: item.product.mediaUrl, ...item.media };
}
