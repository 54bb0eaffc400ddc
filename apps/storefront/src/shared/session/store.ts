import { useSyncExternalStore } from 'react';

export interface StateStore<State> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server rendered with. */
  readonly initial: State;
}

/** The smallest store that React can follow. States are replaced, never changed. */
export function createStore<State extends object>(initial: State): StateStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows one part of a store; `select` must give the same value for the same state. */
export function useStore<State extends object, Part>(
  store: StateStore<State>,
  select: (state: State) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
