import { Link } from '../shared/navigation/link.tsx';
import { useLabels } from '../shared/page/page.tsx';
import { useHasWishlist } from '../shared/page/wish-slot.tsx';
import { openBeside } from '../shared/session/open-beside.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { Count } from './count.tsx';

export function WishlistLink({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  const count = useStore(shopper, ({ wishlist }) => wishlist?.wishlist.length ?? 0);
  if (!useHasWishlist()) return undefined;
  return (
    <Link to="/mylv/wishlist" className={className} onClick={openBeside}>
      {t('header_wishlist')}
      <Count count={count} />
    </Link>
  );
}
