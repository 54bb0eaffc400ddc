import { firstOtherLook, type TryOnSession } from '../session/session.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { ControlButton } from './control-button.tsx';

/** What lies beside the modes, as far as the type has it. */
export interface ExtraControls {
  /** [R2.086] The type has something to be worn together with. */
  readonly canStack: boolean;
  readonly onStack: () => void;
  /** [R2.087] */
  readonly canCompare: boolean;
  readonly onCompare: () => void;
  /** [R2.084] Opens the wrist modal. */
  readonly onMeasure: () => void;
}

interface ExtrasProps {
  readonly session: TryOnSession;
  readonly extras: ExtraControls;
  readonly hasRuler: boolean;
}

export function Extras({ session, extras, hasRuler }: ExtrasProps) {
  const t = useLabels();
  return (
    <>
      {hasRuler && (
        <ControlButton sign="ruler" aria-haspopup="dialog" onClick={extras.onMeasure}>
          {t('tryon_wrist_open')}
        </ControlButton>
      )}
      {extras.canStack && <StackToggle session={session} onStack={extras.onStack} />}
      {extras.canCompare && <CompareToggle session={session} onCompare={extras.onCompare} />}
    </>
  );
}

interface StackToggleProps {
  readonly session: TryOnSession;
  readonly onStack: () => void;
}

/** [R2.086, R5.005] Always able to be closed, also while something loads. */
function StackToggle({ session: { extra, loading, currentSkuId }, onStack }: StackToggleProps) {
  const t = useLabels();
  const isOpen = extra === 'stacking';
  return (
    <ControlButton
      sign="together"
      aria-pressed={isOpen}
      disabled={!isOpen && (loading || currentSkuId === undefined)}
      onClick={onStack}
    >
      {t('tryon_stacking')}
    </ControlButton>
  );
}

interface CompareToggleProps {
  readonly session: TryOnSession;
  readonly onCompare: () => void;
}

/** [R2.087, R4.018, R5.006] Always able to be turned off, also while something loads; off where there is nothing else. */
function CompareToggle({ session, onCompare }: CompareToggleProps) {
  const t = useLabels();
  const isOn = session.extra === 'compare';
  return (
    <ControlButton
      sign="compare"
      aria-pressed={isOn}
      disabled={!isOn && (session.loading || firstOtherLook(session) === undefined)}
      onClick={onCompare}
    >
      {t('tryon_compare')}
    </ControlButton>
  );
}
