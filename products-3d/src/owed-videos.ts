/** How many films are owed at most: a model that changes is filmed anew, in a few minutes. These numbers only go down. */
export const OWED_VIDEOS_AT_MOST = { missing: 0, old: 0, orphaned: 0 } as const;
