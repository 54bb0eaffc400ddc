import { Outlet } from 'react-router';
import { useLabels } from '../shared/page/page.tsx';
import { MainContent } from '../shared/ui/main-content.tsx';
import styles from './dispatch-layout.module.css';

/** [R2.070] The house's name and the choice of a country; no shop around it. */
export default function DispatchLayout() {
  const t = useLabels();
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        <span className={styles['name']}>{t('house_name')}</span>
      </header>
      <MainContent>
        <Outlet />
      </MainContent>
    </div>
  );
}
