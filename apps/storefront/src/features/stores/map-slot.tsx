import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import styles from './map-slot.module.css';
import type { StoreMapProps } from './map/store-map.tsx';
import type { StoreLine } from './store-places.ts';

const StoreMap = lazyPart<StoreMapProps>(async () => (await import('./map/store-map.tsx')).StoreMap);

/** The place of a map. Its script and its outlines come when it is looked at, after what the page itself needs. */
export function MapSlot({ stores }: { readonly stores: readonly StoreLine[] }) {
  const slot = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = slot;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      setSeen(true);
    });
    const begin = () => observer.observe(current);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={slot} className={styles['slot']}>
      {isSeen && (
        // Other stores are another map.
        <StoreMap
          key={stores.map(({ url }) => url).join(' ')}
          stores={stores}
          onClose={() => setSeen(false)}
        />
      )}
    </div>
  );
}
