import type { OrderBody } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { addToCart, type CartAddition } from '../../shared/session/cart-actions.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './order-actions.module.css';

type Line = OrderBody['lines'][number];

/** Adds what can still be had to the bag; the notification names the others [R8.007, R8.008]. */
export function BuyAgain({ lines }: Pick<OrderBody, 'lines'>) {
  const { t } = usePage().labels;
  const isHydrated = useIsHydrated();
  const [gone, setGone] = useState<readonly string[]>([]);
  const nameOf = (line: Line) => pieceText(line.name, line, t);
  const { run, isBusy } = useMutation(async () => {
    const wished = await Promise.all(lines.map(async (line) => ({ line, wish: await wishOf(line) })));
    setGone(wished.flatMap(({ line, wish }) => (wish === undefined ? [nameOf(line)] : [])));
    const additions = wished.flatMap(({ line, wish }): CartAddition[] =>
      wish === undefined ? [] : [{ skuId: line.skuId, quantity: line.quantity, name: nameOf(line), ...wish }],
    );
    return additions.length === 0 ? undefined : addToCart(additions);
  });
  return (
    <>
      <Button look="outline" disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'please_wait' : 'orders_buy_again')}
      </Button>
      <p role="alert" className={styles['refusal']}>
        {gone.length > 0 && t('orders_not_again', { names: gone.join(' · ') })}
      </p>
    </>
  );
}

/** How a line is wished again; undefined where its design is no longer known. */
async function wishOf({ personalisation }: Line): Promise<Pick<CartAddition, 'personalisation'> | undefined> {
  if (personalisation === undefined) return {};
  const design = await shopClient().call('getDesign', { params: { configId: personalisation.configId } });
  return design.ok ? { personalisation: design.value.wish } : undefined;
}
