import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * The screen of a step whose script is fetched by itself. Once `fetched` it is rendered without waiting and without a
 * boundary: React tells what was typed into the server's HTML before the scripts were there, but not within a boundary.
 */
export function stepScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => ({ default: await load() }));
  function Screen(props: Props) {
    const [Ready] = useState(() => fetched);
    if (Ready !== undefined) return <Ready {...props} />;
    return (
      <Suspense>
        <Waiting {...props} />
      </Suspense>
    );
  }
  return {
    Screen,
    fetch: async () => {
      fetched = await load();
    },
  };
}
