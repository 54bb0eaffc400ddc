import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useLabels } from '../shared/page/page.tsx';
import { MainContent } from '../shared/ui/main-content.tsx';
import { BareHeader } from './bare-header.tsx';
import styles from './clean-layout.module.css';

/** [R2.068] The house's name, which leads home, and the page; no menu, no footer, and nothing is counted. */
export default function CleanLayout({ beside }: { readonly beside?: ReactNode }) {
  const t = useLabels();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('skip_to_content')}
      </a>
      <BareHeader isLink />
      <MainContent>
        <Outlet />
      </MainContent>
      {beside}
    </div>
  );
}
