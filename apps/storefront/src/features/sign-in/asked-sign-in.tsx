import { ownPath } from '@vitrine/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const SignInPanel = lazyPart(async () => (await import('./sign-in-panel.tsx')).SignInPanel);

/** [R6.018] A page for customers has sent its visitor here; after the sign-in that page follows. */
export function AskedSignIn() {
  const { search, hash } = useLocation();
  const [closed, setClosed] = useState<string>();
  const goesTo = ownPath(new URLSearchParams(search).get('redirect_url') ?? '');
  if (goesTo === undefined || closed === search) return undefined;
  // What stands behind `#` is for the page that follows: browsers keep it on their way here.
  return <SignInPanel goesTo={goesTo + hash} onClose={() => setClosed(search)} />;
}
