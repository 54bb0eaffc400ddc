import type { ContentBody } from '@vitrine/contracts';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import styles from './apps-page.module.css';
import { ContentPage } from './content-page.tsx';

interface AppsPageProps {
  readonly content: ContentBody;
  /** The address of the shop, for the telephone beside the screen. */
  readonly shop: string;
}

/** [R2.001] The house on a telephone; where the screen is wider than one, with a code that opens it there. */
export function AppsPage({ content, shop }: AppsPageProps) {
  const code = (
    <div className={styles['code']}>
      <QrCode address={shop} label={content.title} />
    </div>
  );
  return <ContentPage content={content} beneathHead={code} />;
}
