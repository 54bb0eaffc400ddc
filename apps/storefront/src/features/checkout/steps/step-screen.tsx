import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { LabelPart } from '../../../shared/i18n/label-parts.ts';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';

/**
 * The screen of a step, or a part of one, whose script and labels are fetched by themselves. Once `fetched` it is rendered
 * without waiting and without a boundary: React tells what was typed into the server's HTML before the scripts were there,
 * but not within a boundary.
 */
export function stepScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  labels: readonly LabelPart[] = [],
) {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => {
    const [screen] = await Promise.all([load(), ...labels.map(loadLabels)]);
    fetched = screen;
    return screen;
  };
  const Waiting = lazy(async () => ({ default: await fetch() }));
  function Screen(props: Props) {
    const [Ready] = useState(() => fetched);
    if (Ready !== undefined) return <Ready {...props} />;
    return (
      <Suspense fallback={<PleaseWait />}>
        <Waiting {...props} />
      </Suspense>
    );
  }
  return {
    Screen,
    fetch,
    /**
     * For a part of a step: fetches it on the server, and in a browser whose page came with it, which `selector` finds
     * in the server's HTML. What the server rendered is taken over without waiting, as it was rendered.
     */
    fetchRendered: async (selector: string): Promise<void> => {
      if (typeof document === 'undefined' || document.querySelector(selector) !== null) await fetch();
    },
    /** Fetches it ahead; what cannot be fetched is fetched again when it is shown. */
    warm: () => void fetch().catch(() => undefined),
  };
}

function PleaseWait() {
  const t = useLabels();
  return <p aria-busy>{t('please_wait')}</p>;
}
