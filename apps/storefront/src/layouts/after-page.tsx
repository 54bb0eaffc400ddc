import { asksChinaConsents } from '@vitrine/domain';
import { useState } from 'react';
import { isAssisted } from '../shared/api/session-hint.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { usePage } from '../shared/page/page.tsx';

const Geobanner = lazyPart(async () => (await import('../features/geobanner/geobanner.tsx')).Geobanner);
const ChinaConsents = lazyPart(
  async () => (await import('../features/china/china-consents.tsx')).ChinaConsents,
);

interface AfterPageProps {
  readonly isCheckout: boolean;
  readonly onClose: () => void;
}

/** [R7.018] What is asked of a visitor above the page, in a file of its own: the consents of China, then the country. */
export function AfterPage({ isCheckout, onClose }: AfterPageProps) {
  const { locale } = usePage();
  const [asksChina, setAsksChina] = useState(asksChinaConsents(locale));
  // An agent works in the shop of their clients' country.
  if (!asksChina) return !isAssisted() && <Geobanner onClose={onClose} />;
  return !isCheckout && <ChinaConsents onClose={() => setAsksChina(false)} />;
}
