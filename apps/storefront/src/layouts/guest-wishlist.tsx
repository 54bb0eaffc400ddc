import { useState } from 'react';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';
import { loadLabels } from '../shared/i18n/load-labels.ts';
import { localizedPath } from '../shared/navigation/page-path.ts';
import { usePage } from '../shared/page/page.tsx';
import { SignInPanel } from './sign-in-part.ts';

/** The panel of a guest's wishlist, and the sign-in that leads from it to the customer's. */
function GuestWishlist({ onClose }: { readonly onClose: () => void }) {
  const { locale } = usePage();
  const [isSigningIn, setIsSigningIn] = useState(false);
  if (isSigningIn) return <SignInPanel goesTo={localizedPath('/mylv/wishlist', locale)} onClose={onClose} />;
  return <WishlistPanel onSignIn={() => setIsSigningIn(true)} onClose={onClose} />;
}

/** The panel, once it can say its words. */
export async function openGuestWishlist() {
  await loadLabels('wishlist');
  return GuestWishlist;
}
