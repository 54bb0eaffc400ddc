import { useLabels } from '../../shared/page/page.tsx';
import styles from './identity-page.module.css';

/** How somebody is reached. */
export type ContactWay = 'email' | 'phone';

interface WayFieldProps {
  readonly legend: string;
  readonly way: ContactWay;
  readonly onChange: (way: ContactWay) => void;
}

/** By e-mail or by text message. */
export function WayField({ legend, way, onChange }: WayFieldProps) {
  const t = useLabels();
  return (
    <fieldset className={styles['ways']}>
      <legend>{legend}</legend>
      {(['email', 'phone'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="way" checked={way === one} onChange={() => onChange(one)} />
          {t(`identity_reset_by_${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
