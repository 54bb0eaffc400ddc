import { AsyncLocalStorage } from 'node:async_hooks';

const afresh = new AsyncLocalStorage<true>();

/** [R7.004] Runs `work` so that no memory answers what it and all that follows from it reads. */
export const readingAfresh = (work: () => void): void => afresh.run(true, work);

export const isReadAfresh = (): boolean => afresh.getStore() === true;
