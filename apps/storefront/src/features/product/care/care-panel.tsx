import { careDescription } from '@vitrine/domain';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { AskedDialog } from '../asked-dialog.tsx';
import styles from './care-panel.module.css';

interface CarePanelProps {
  /** The care link's own id. */
  readonly careId: string;
  readonly onClose: () => void;
}

/** [R2.121, R3.034] How a piece lasts: the title of its care link, and its sections as one description. */
export function CarePanel({ careId, onClose }: CarePanelProps) {
  const t = useLabels();
  return (
    <AskedDialog
      title={t('product_section_care')}
      ask={() => shopClient().call('getCareLink', { params: { id: careId } })}
      onClose={onClose}
    >
      {({ title, sections, textLanguage }) => (
        <div {...inLanguage(textLanguage)}>
          <h3 className={styles['title']}>{title}</h3>
          {careDescription(sections)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph} className={styles['paragraph']}>
                {typeset(paragraph)}
              </p>
            ))}
        </div>
      )}
    </AskedDialog>
  );
}
