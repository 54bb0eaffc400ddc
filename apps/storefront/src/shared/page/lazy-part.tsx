import { type ComponentType, useEffect, useState } from 'react';
import { shopper } from '../session/shopper.ts';

interface Closable {
  readonly onClose: (...said: never[]) => void;
}

/**
 * A part of the page that is fetched when it is first opened. One that cannot be fetched leaves the page as it is: the
 * notification says that the house was not reached, the part counts as closed, and the next opening tries again.
 */
export function lazyPart<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let isGone = false;
      fetchPart().then(
        (part) => !isGone && setPart(() => part),
        () => {
          if (isGone) return;
          shopper.set({ notice: { added: [], errors: [], failure: { kind: 'network' } } });
          onClose();
        },
      );
      return () => {
        isGone = true;
      };
      // Asked for once for each opening.
    }, [Part, onClose]);
    return Part && <Part {...props} />;
  }
  /** Fetches the part ahead, as when the pointer rests on what opens it. */
  LazyPart.warm = () => void fetchPart().catch(() => undefined);
  return LazyPart;
}
