import { type ComponentType, useEffect, useState } from 'react';
import { fetchedPart } from './fetched-part.ts';

interface Closable {
  readonly onClose: (...said: never[]) => void;
}

/** A component that is fetched when it is first rendered, and shows nothing until then; `fetchedPart` says the rest. */
export function lazyPart<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const { current, open, warm } = fetchedPart(load);
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(current);
    const { onClose } = props;
    useEffect(() => {
      if (Part !== undefined) return undefined;
      return open({ show: (part) => setPart(() => part), close: onClose });
      // Asked for once for each opening.
    }, [Part, onClose]);
    return Part && <Part {...props} />;
  }
  /** Fetches the part ahead, as when the pointer rests on what opens it. */
  LazyPart.warm = warm;
  return LazyPart;
}
