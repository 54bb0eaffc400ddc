import { failureTexts } from '../api/failure-text.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { usePage } from '../page/page.tsx';
import { shopper } from '../session/shopper.ts';
import { createStore, useStore } from '../session/store.ts';
import { Heart } from './heart.tsx';
import { type Wished, type WishOutcome, wishOf } from './wish.ts';
import styles from './wish-button.module.css';
import { WishNotice } from './wish-notice.tsx';
import { addWishes, removeWish } from './wishlist-actions.ts';

export interface WishButtonProps {
  readonly wish: Wished;
  /** `card`: a heart on a picture; `line`: a heart with words. */
  readonly look: 'card' | 'line';
}

/** What is said of the last press, by which of the page's hearts. */
const said = createStore<{ readonly skuId: string | undefined; readonly outcome: WishOutcome | undefined }>({
  skuId: undefined,
  outcome: undefined,
});
const hush = () => said.set({ skuId: undefined, outcome: undefined });

/** [R4.025] Puts a piece on the wishlist, or takes it off again. */
export function WishButton({ wish, look }: WishButtonProps) {
  const { labels } = usePage();
  const { t } = labels;
  const isWished = useStore(shopper, ({ wishlist }) => isOn(wishlist?.wishlist, wish.identifier));
  const outcome = useStore(said, (last) => (last.skuId === wish.identifier ? last.outcome : undefined));

  const takeOff = async (): Promise<WishOutcome | undefined> => {
    const result = await removeWish(wish.identifier);
    return result.ok ? undefined : { added: [], already: [], errors: failureTexts(result.failure, labels) };
  };
  const { run: press, isBusy } = useMutation(async () => {
    hush();
    const next = isWished ? await takeOff() : await addWishes([wishOf(wish)], labels);
    if (next !== undefined) said.set({ skuId: wish.identifier, outcome: next });
    return undefined;
  });
  return (
    <>
      <button
        type="button"
        className={`${styles['wish']} ${styles[look]}`}
        data-wished={isWished}
        {...(look === 'card' && {
          'aria-pressed': isWished,
          'aria-label': t('wishlist_heart', { name: wish.name }),
        })}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        <Heart />
        {look === 'line' && t(isWished ? 'wishlist_in' : 'wishlist_add')}
      </button>
      {outcome && <WishNotice outcome={outcome} onClose={hush} />}
    </>
  );
}

const isOn = (list: readonly { readonly identifier: string }[] | undefined, skuId: string): boolean =>
  list?.some(({ identifier }) => identifier === skuId) ?? false;
