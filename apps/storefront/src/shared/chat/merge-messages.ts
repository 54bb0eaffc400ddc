import type { ChatBody, ChatMessage } from '@vitrine/contracts';

/** What is known of a chat and what was read, each message once, in the order of the chat. */
export function mergeMessages(
  known: readonly ChatMessage[],
  read: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...read].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

export interface ShownChat {
  readonly isStaffed: boolean;
  readonly facts: Omit<NonNullable<ChatBody['chat']>, 'messages' | 'hasMore'> | undefined;
  readonly messages: readonly ChatMessage[];
}

/** What is shown once more was read, and whether there is more still: of another chat than before, all of it. */
export function nextShown(
  before: ShownChat | undefined,
  { isStaffed, chat }: ChatBody,
): { readonly shown: ShownChat; readonly hasMore: boolean } {
  if (chat === undefined) return { shown: { isStaffed, facts: undefined, messages: [] }, hasMore: false };
  const { messages: read, hasMore, ...facts } = chat;
  const isOther = before?.facts !== undefined && before.facts.id !== chat.id;
  const messages = isOther ? [] : mergeMessages(before?.messages ?? [], read);
  return { shown: { isStaffed, facts, messages }, hasMore: hasMore || isOther };
}
