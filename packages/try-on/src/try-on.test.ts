import { describe, expect, it } from 'vitest';
import { createTryOn } from './index.ts';

describe('the engine', () => {
  it('[R8.025] can be loaded on a server, and says there that it cannot be used', () => {
    const options: unknown = { container: {}, assetsUrl: '/', onStatus: () => undefined };
    expect(() => Reflect.apply(createTryOn, undefined, [options])).toThrow(
      "This method can't be used server side",
    );
  });
});
