import { Button, type ButtonProps } from '../../../shared/ui/button.tsx';
import styles from './controls.module.css';
import { Sign } from './sign.tsx';

/** What each control looks like where there is room for little more than a sign. */
const DRAWINGS = {
  ruler: 'M2.5 8.5h19v7h-19zM6.3 8.5v3M10.1 8.5v4M13.9 8.5v3M17.7 8.5v4',
  together: 'M9 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M15 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11',
  compare: 'M3.5 5.5h17v13h-17zM12 3v18',
  photo: 'M3.5 5.5h17v13h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M15.5 9.5h.01',
  camera: 'M3.5 8h4.3l1.5-2.2h5.4L16.2 8h4.3v11h-17zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  discard: 'M6 6l12 12M18 6L6 18',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M8 10.5H5.5v9h13v-9H16',
  adjust:
    'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5',
  keep: 'M6 3.5h12v17l-6-4.5-6 4.5z',
  download: 'M12 3.5V15M8 11.5l4 3.5 4-3.5M5 19.5h14',
} as const;

interface ControlButtonProps extends Omit<ButtonProps, 'className'> {
  readonly sign: keyof typeof DRAWINGS;
}

/** One of the controls: its name alone where there is room, a sign with its name beneath where the screen is small. */
export function ControlButton({ sign, children, ...button }: ControlButtonProps) {
  return (
    <Button look="outline" {...button} className={styles[button.look === 'solid' ? 'shutter' : 'control']}>
      <Sign>
        <path d={DRAWINGS[sign]} />
      </Sign>
      <span className={styles['name']}>{children}</span>
    </Button>
  );
}
