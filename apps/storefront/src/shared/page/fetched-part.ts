import { failureOf } from '../api/call-failure.ts';
import { shopper } from '../session/shopper.ts';

/** What becomes of a part that was asked for: it is there, or it counts as closed. */
interface PartOutcome<Part> {
  readonly show: (part: Part) => void;
  readonly close: () => void;
}

export interface FetchedPart<Part> {
  /** The part, once it was fetched. */
  readonly current: () => Part | undefined;
  /** Fetches the part and tells what became of it. The returned function calls that off. */
  readonly open: (outcome: PartOutcome<Part>) => () => void;
  /** Fetches the part ahead; a failure is not told. */
  readonly warm: () => void;
}

/**
 * A part of the page that is fetched when it is first opened. One that cannot be fetched leaves the page as it is: the
 * notification says that the house was not reached, the part counts as closed, and the next opening tries again.
 */
export function fetchedPart<Part>(load: () => Promise<Part>): FetchedPart<Part> {
  let loaded: Part | undefined;
  const fetchPart = async (): Promise<Part> => {
    loaded ??= await load();
    return loaded;
  };
  return {
    current: () => loaded,
    open: ({ show, close }) => {
      let isCalledOff = false;
      fetchPart().then(
        (part) => !isCalledOff && show(part),
        () => {
          if (isCalledOff) return;
          shopper.set({ notice: { added: [], errors: [], failure: failureOf('network') } });
          close();
        },
      );
      return () => {
        isCalledOff = true;
      };
    },
    warm: () => void fetchPart().catch(() => undefined),
  };
}
