import { useCallback, useState } from 'react';
import type { StageSizePx } from './feet-points.ts';

/** The size of an element in CSS pixels, also after the window was turned; never nothing. */
export function useStageSize() {
  const [size, setSize] = useState<StageSizePx>({ width: 1, height: 1 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, size };
}
