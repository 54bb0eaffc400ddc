import { useState } from 'react';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { useLabels } from '../shared/page/page.tsx';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';

const SignInPanel = lazyPart(async () => (await import('../features/sign-in/sign-in-panel.tsx')).SignInPanel);

/** Opens the account's panel; says the first name of who is signed in. */
export function AccountButton({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const firstName = useStore(shopper, ({ user }) => user?.firstName);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {firstName ?? t('header_sign_in')}
      </button>
      {isOpen && <SignInPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
