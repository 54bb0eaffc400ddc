import { calledName } from '@vitrine/domain';
import { useState } from 'react';
import { usePage } from '../shared/page/page.tsx';
import { isSignedIn, shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { SignInPanel } from './sign-in-part.ts';

/** Opens the account's panel; says the name of the customer who is signed in, where it could be read [R8.047]. */
export function AccountButton({ className }: { readonly className: string | undefined }) {
  const { locale, labels } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const name = useStore(shopper, ({ user }) => user && calledName(user, locale));
  const isCustomer = useStore(shopper, isSignedIn);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {name ?? labels.t(isCustomer ? 'account_title' : 'header_sign_in')}
      </button>
      {isOpen && <SignInPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
