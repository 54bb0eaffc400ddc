import { type SizeUnit, sizeUnits } from '@vitrine/domain';
import { useId, useState } from 'react';
import { usePage } from '../../../shared/page/page.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './wrist-modal.module.css';
import { typedWristSize, WRIST, wristFigure } from './wrist-size.ts';

interface SizeEntryProps {
  readonly sizeMm: number;
  readonly onSize: (sizeMm: number) => void;
}

/** The size as a figure: for those who know it, and for those who do not use the ruler. */
export function SizeEntry({ sizeMm, onSize }: SizeEntryProps) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const name = useId();
  const units = sizeUnits(locale.country);
  const [unit, setUnit] = useState<SizeUnit>(units[0]);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const figure = (mm: number) => wristFigure(mm, unit, locale.bcp47);
  const isNoSize = typed !== undefined && typedWristSize(typed, unit) === undefined;
  const range = t('tryon_wrist_range', { least: figure(WRIST.leastMm), most: figure(WRIST.mostMm) });

  const type = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const typedMm = typedWristSize(text, unit);
    if (typedMm !== undefined) onSize(typedMm);
  };
  const leave = () => {
    setIsLeft(true);
    if (!isNoSize) setTyped(undefined);
  };

  return (
    <div className={styles['entry']}>
      <Field
        label={t('tryon_wrist_entry')}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? figure(sizeMm)}
        hint={range}
        error={isNoSize && isLeft ? range : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <fieldset className={styles['units']}>
        <legend className="visually-hidden">{t('tryon_wrist_unit')}</legend>
        {units.map((one) => (
          <label key={one} className={styles['unit']}>
            <input
              type="radio"
              name={name}
              checked={one === unit}
              onChange={() => {
                setUnit(one);
                setTyped(undefined);
              }}
            />
            <span>{t(one === 'cm' ? 'tryon_wrist_cm' : 'tryon_wrist_in')}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
