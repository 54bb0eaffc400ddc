import type { CallResult } from '../api/call-failure.ts';

interface InOrder<Body> {
  /** Asks for a change; its answer is what there is from now on, unless a later change has answered already. */
  readonly change: (ask: () => Promise<CallResult<Body>>) => Promise<CallResult<Body>>;
  /** Asks for what there is: after the changes under way, and again if one began meanwhile and may not be in it. */
  readonly read: (ask: () => Promise<CallResult<Body>>) => Promise<CallResult<Body>>;
}

/** Lets no answer that is older than a change undo it on the screen, in whatever order answers arrive. */
export function inOrder<Body>(keep: (body: Body) => void): InOrder<Body> {
  let begun = 0;
  let kept = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  return {
    change: async (ask) => {
      const turn = (begun += 1);
      const answer = ask();
      underWay = Promise.allSettled([underWay, answer]);
      const result = await answer;
      if (result.ok && turn > kept) {
        kept = turn;
        keep(result.value);
      }
      return result;
    },
    read: async (ask) => {
      for (;;) {
        const known = underWay;
        await known;
        if (known !== underWay) continue;
        const before = begun;
        const result = await ask();
        if (begun !== before) continue;
        if (result.ok) keep(result.value);
        return result;
      }
    },
  };
}
