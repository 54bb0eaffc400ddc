import type { Shade } from '@vitrine/contracts';
import { useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './look-list.module.css';
import { type LookChoice, looksOf } from './looks-of.ts';

const Tutorial = lazyPart(async () => (await import('./tutorial.tsx')).Tutorial);

interface LookListProps {
  readonly shades: readonly Shade[];
  /** Everything that is worn now. */
  readonly wornSkuIds: readonly string[];
  readonly onChoose: (choice: LookChoice) => void;
}

/** [R2.097, R2.123] The looks of these shades, each worn whole, and how each is put on. */
export function LookList({ shades, wornSkuIds, onChoose }: LookListProps) {
  const t = useLabels();
  const [shown, show] = useState<LookChoice>();
  const looks = looksOf(shades);
  const isWorn = ({ look }: LookChoice) => look.skuIds.every((skuId) => wornSkuIds.includes(skuId));
  if (looks.length === 0) return undefined;
  return (
    <section className={styles['looks']} aria-label={t('tryon_looks')}>
      <h3 className={styles['title']}>{t('tryon_looks')}</h3>
      <ul className={styles['list']}>
        {looks.map((choice) => (
          <li key={choice.look.lookId} className={styles['look']}>
            <button
              type="button"
              className={styles['name']}
              aria-pressed={isWorn(choice)}
              onClick={() => onChoose(choice)}
            >
              {t('tryon_look', { number: choice.look.lookNumber, name: choice.look.lookName })}
            </button>
            {choice.look.hasTutorialData && (
              <Button
                look="text"
                aria-haspopup="dialog"
                aria-label={t('tryon_how_to_apply_look', { name: choice.look.lookName })}
                onClick={() => show(choice)}
              >
                {t('tryon_how_to_apply')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown && <Tutorial choice={shown} onClose={() => show(undefined)} />}
    </section>
  );
}
