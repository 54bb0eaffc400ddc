import { isPainted } from '@vitrine/domain';
import { type ReactNode, useId } from 'react';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceTile, Chosen, Colours } from '../choice/choice-tile.tsx';
import { LookPicture } from '../pieces/look-picture.tsx';
import type { Piece } from '../pieces/piece.ts';
import { type KnownCandidates, sourceKey } from '../pieces/use-candidates.ts';
import type { Stack } from './stack.ts';
import styles from './stack-panel.module.css';
import type { StackSlot } from './stack-slots.ts';

interface StackPanelProps {
  readonly slots: readonly StackSlot[];
  readonly stack: Stack;
  readonly known: KnownCandidates;
  readonly pieceOf: (skuId: string | undefined) => Piece | undefined;
  /** [R2.098] `undefined`: none. */
  readonly onChoose: (slot: StackSlot, skuId: string | undefined) => void;
  /** The shop did not say what there is for a place. */
  readonly onAgain: (slot: StackSlot) => void;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

/** [R2.098] What is worn together: for each place on the body one piece, or none. */
export function StackPanel(props: StackPanelProps) {
  const { slots, stack, known, pieceOf, onChoose, onAgain, children } = props;
  const t = useLabels();
  return (
    <section className={styles['panel']} aria-label={t('tryon_stacking')}>
      {slots.map((slot) => {
        const candidates = known[sourceKey(slot)];
        return (
          <Slot
            key={slot.id}
            slot={slot}
            candidates={candidates === 'failed' ? [] : candidates?.pieces}
            worn={pieceOf(stack[slot.id])}
            onChoose={(skuId) => onChoose(slot, skuId)}
            onAgain={candidates === 'failed' ? () => onAgain(slot) : undefined}
          />
        );
      })}
      {children}
    </section>
  );
}

interface SlotProps {
  readonly slot: StackSlot;
  /** Undefined while they are on their way. */
  readonly candidates: readonly Piece[] | undefined;
  readonly worn: Piece | undefined;
  readonly onChoose: (skuId: string | undefined) => void;
  /** Where the shop did not answer. */
  readonly onAgain: (() => void) | undefined;
}

function Slot({ slot, candidates, worn, onChoose, onAgain }: SlotProps) {
  const t = useLabels();
  const name = useId();
  return (
    <fieldset className={styles['slot']} aria-busy={candidates === undefined}>
      <legend>
        <Chosen of={t(placeKey(slot))}>{worn ? `${worn.name}, ${worn.color}` : t('tryon_stack_none')}</Chosen>
      </legend>
      <div className={styles['pieces']}>
        <ChoiceTile
          name={name}
          isChosen={worn === undefined}
          size={candidates?.every(isColour) === true ? 'plain' : 'wide'}
          onChoose={() => onChoose(undefined)}
        >
          <span className={styles['none']}>{t('tryon_stack_none')}</span>
        </ChoiceTile>
        {offered(candidates, worn).map((piece) => (
          <ChoiceTile
            key={piece.identifier}
            name={name}
            isChosen={piece === worn}
            title={`${piece.name}, ${piece.color}`}
            said={[piece.name, piece.color, piece.price].filter(Boolean).join(', ')}
            size={isColour(piece) ? 'plain' : 'wide'}
            onChoose={() => onChoose(piece.identifier)}
          >
            <Shown piece={piece} />
          </ChoiceTile>
        ))}
      </div>
      {onAgain && (
        <p role="alert" className={styles['failure']}>
          {t('error_generic')}{' '}
          <Button look="text" onClick={onAgain}>
            {t('tryon_try_again')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** What is worn stands in for its own look, which the shop may have offered in another size. */
function offered(candidates: readonly Piece[] = [], worn: Piece | undefined): readonly Piece[] {
  if (!worn) return candidates;
  const isSameLook = ({ productId, color }: Piece) => productId === worn.productId && color === worn.color;
  return candidates.map((piece) => (isSameLook(piece) ? worn : piece));
}

/** A colour for what is a colour, a picture for what is a thing. */
function Shown({ piece }: { readonly piece: Piece }) {
  if (!isColour(piece)) return <LookPicture sku={piece} alt="" className={styles['picture']} />;
  return <Colours colours={piece.powders ?? [piece.colorHex]} />;
}

const isColour = ({ tryOnType, medias }: Piece): boolean => isPainted(tryOnType) || medias.length === 0;

const PLACE_KEYS = {
  watches: 'tryon_place_wrist',
  sneakers: 'tryon_place_feet',
  lipsticks: 'tryon_place_lips',
  eyeshadows: 'tryon_place_lids',
  rings: 'tryon_place_ring',
  earrings: 'tryon_place_ears',
  sunglasses: 'tryon_place_eyes',
} as const satisfies Record<StackSlot['tryOnType'], LabelKey>;

const FINGER_KEYS = {
  thumb: 'tryon_finger_thumb',
  index: 'tryon_finger_index',
  middle: 'tryon_finger_middle',
  ring: 'tryon_finger_ring',
  little: 'tryon_finger_little',
} as const satisfies Record<NonNullable<StackSlot['finger']>, LabelKey>;

const placeKey = ({ tryOnType, finger }: StackSlot): LabelKey =>
  finger === undefined ? PLACE_KEYS[tryOnType] : FINGER_KEYS[finger];
