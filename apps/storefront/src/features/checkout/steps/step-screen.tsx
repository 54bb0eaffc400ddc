import { type ComponentType, lazy, useState } from 'react';

/**
 * The screen of a step whose script is fetched by itself. Once `fetched` it is rendered without waiting, so that React takes
 * over the server's HTML with what was typed into it before the scripts were there; a part that still waits would be made
 * anew, and lose it.
 */
export function stepScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => ({ default: await load() }));
  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Waiting);
    return <Shown {...props} />;
  }
  return {
    Screen,
    fetch: async () => {
      fetched = await load();
    },
  };
}
