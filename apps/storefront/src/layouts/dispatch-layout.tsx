import { Outlet } from 'react-router';
import { MainContent } from '../shared/ui/main-content.tsx';
import { BareHeader } from './bare-header.tsx';
import styles from './dispatch-layout.module.css';

/** [R2.070] The house's name and the choice of a country; no shop around it. */
export default function DispatchLayout() {
  return (
    <div className={styles['frame']}>
      <BareHeader />
      <MainContent>
        <Outlet />
      </MainContent>
    </div>
  );
}
