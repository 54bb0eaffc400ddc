/** [R2.116] How a chat stands; `waiting`: no agent has taken it yet. */
export const CHAT_STATES = ['waiting', 'open', 'ended'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** Who ended a chat; `silence`: nobody wrote any more, or no agent came. */
export const CHAT_ENDINGS = ['shopper', 'agent', 'silence'] as const;
export type ChatEnding = (typeof CHAT_ENDINGS)[number];

/** [R2.116] What a chat may hold, and how much of it is read at once. */
export const CHAT_LIMITS = { characters: 1000, messages: 500, readAtOnce: 100 } as const;

/** After how many days a chat that has ended is deleted, unless the operator says otherwise. */
export const CHAT_KEPT_DAYS = 30;

/** After how long without a word a chat ends, and one that no agent has taken, in ms. */
export const CHAT_SILENCE_MS = 30 * 60_000;
export const CHAT_UNTAKEN_MS = 10 * 60_000;

/** For how long an agent counts as at work after the last sign of their page, in ms: two signs may be lost. */
export const AT_WORK_MS = 60_000;

export const CHAT_MOVES = ['take', 'release', 'end'] as const;
/** What an agent does with a chat. */
export type ChatMove = (typeof CHAT_MOVES)[number];

/** [R2.116] What becomes of a chat; undefined where it is another's, or over. */
export function nextChat(state: ChatState, move: ChatMove, isMine: boolean): ChatState | undefined {
  if (move === 'take') return state === 'waiting' ? 'open' : undefined;
  if (state !== 'open' || !isMine) return undefined;
  return move === 'end' ? 'ended' : 'waiting';
}
