import { calledName } from '@vitrine/domain';
import { useState } from 'react';
import { usePage } from '../shared/page/page.tsx';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { SignInPanel } from './sign-in-part.ts';

/** Opens the account's panel; says the name of who is signed in. */
export function AccountButton({ className }: { readonly className: string | undefined }) {
  const { locale, labels } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const name = useStore(shopper, ({ user }) => user && calledName(user, locale));
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {name ?? labels.t('header_sign_in')}
      </button>
      {isOpen && <SignInPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
