import { useRef, useState } from 'react';
import type { CallFailure, CallResult } from '../api/call-failure.ts';

/** A change that a screen can ask for, and how the last one went. */
export interface Mutation<Input extends readonly unknown[], Value> {
  /** Sends the change. Undefined while an earlier one is under way: a second press sends nothing. */
  readonly run: (...input: Input) => Promise<CallResult<Value> | undefined>;
  readonly isBusy: boolean;
  /** Why the last one was refused; gone as soon as another begins. */
  readonly failure: CallFailure | undefined;
}

interface Progress {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
}

const AT_REST: Progress = { isBusy: false, failure: undefined };

/**
 * The one way to change something from a screen: one request at a time, busy meanwhile, and the refusal afterwards. A
 * `send` that tells its outcome elsewhere answers undefined.
 */
export function useMutation<Input extends readonly unknown[], Value>(
  send: (...input: Input) => Promise<CallResult<Value> | undefined>,
): Mutation<Input, Value> {
  const [progress, setProgress] = useState(AT_REST);
  const isUnderWay = useRef(false);
  const run = async (...input: Input) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setProgress({ isBusy: true, failure: undefined });
    let failure: CallFailure | undefined;
    try {
      const result = await send(...input);
      failure = result?.ok === false ? result.failure : undefined;
      return result;
    } finally {
      isUnderWay.current = false;
      setProgress({ isBusy: false, failure });
    }
  };
  return { ...progress, run };
}
