import { useEffect, useId, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './card-match.module.css';
import { CARD_MM, cardRange } from './screen-scale.ts';

interface CardMatchProps {
  /** CSS pixels of a millimetre, as far as known. */
  readonly pxPerMm: number;
  readonly onMatch: (pxPerMm: number) => void;
  readonly onBack: () => void;
}

/** A finger moves the slider by more than a card shows. */
const FINE_PX_PER_MM = 0.01;
/** The space around the frame: head, text, slider and buttons below it, and the page's insets beside it. */
const AROUND = { widthPx: 40, heightPx: 340 } as const;

/** [R2.104] A frame the size of a bank card: made to match the card, it tells how large this screen is. */
export function CardMatch({ pxPerMm, onMatch, onBack }: CardMatchProps) {
  const t = useLabels();
  const id = useId();
  const room = useRoom();
  const { leastPxPerMm, mostPxPerMm, isUpright } = cardRange(room);
  const [chosen, choose] = useState(pxPerMm);
  const shown = Math.min(mostPxPerMm, Math.max(leastPxPerMm, chosen));
  const [acrossMm, downMm] = isUpright ? [CARD_MM.short, CARD_MM.long] : [CARD_MM.long, CARD_MM.short];
  return (
    <div className={styles['match']}>
      <p id={`${id}-text`} className={styles['text']}>
        {t('tryon_wrist_card_text')}
      </p>
      <div className={styles['place']}>
        <div
          className={styles['card']}
          data-upright={isUpright}
          style={{ inlineSize: acrossMm * shown, blockSize: downMm * shown }}
        />
      </div>
      <div className={styles['tuning']}>
        <Button
          look="outline"
          className={styles['fine']}
          aria-label={t('tryon_wrist_card_smaller')}
          onClick={() => choose(shown - FINE_PX_PER_MM)}
        >
          −
        </Button>
        <input
          type="range"
          className={styles['slider']}
          min={leastPxPerMm}
          max={mostPxPerMm}
          step={FINE_PX_PER_MM}
          value={shown}
          aria-label={t('tryon_wrist_card_size')}
          aria-describedby={`${id}-text`}
          aria-valuetext={`${Math.round(CARD_MM.long * shown)} px`}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
        <Button
          look="outline"
          className={styles['fine']}
          aria-label={t('tryon_wrist_card_larger')}
          onClick={() => choose(shown + FINE_PX_PER_MM)}
        >
          +
        </Button>
      </div>
      <div className={styles['actions']}>
        <Button onClick={() => onMatch(shown)}>{t('tryon_wrist_card_done')}</Button>
        <Button look="text" onClick={onBack}>
          {t('tryon_wrist_card_back')}
        </Button>
      </div>
    </div>
  );
}

const measureRoom = () => ({
  widthPx: innerWidth - AROUND.widthPx,
  heightPx: innerHeight - AROUND.heightPx,
});

function useRoom() {
  const [room, setRoom] = useState(measureRoom);
  useEffect(() => {
    const follow = () => setRoom(measureRoom());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return room;
}
