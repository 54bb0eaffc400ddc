import type { CartBody } from '@vitrine/contracts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';

export type OnCartChanged = (result: CallResult<CartBody>) => void;

/** Changes of the bag from one of its parts, one at a time; what came of each is told to the page. */
export function useCartChange(onChanged: OnCartChanged) {
  const { run, isBusy } = useMutation((ask: () => Promise<CallResult<CartBody>>) => ask());
  /** Whether the bag was changed. */
  const change = async (ask: () => Promise<CallResult<CartBody>>): Promise<boolean> => {
    const result = await run(ask);
    if (result !== undefined) onChanged(result);
    return result?.ok === true;
  };
  return { change, isBusy };
}
