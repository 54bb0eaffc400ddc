export {
  answerDueOn,
  nextTicket,
  TICKET_KEPT_DAYS,
  TICKET_MOVES,
  TICKET_STATES,
  TICKET_TOPICS,
  TICKET_WORDS,
  type TicketMove,
  type TicketState,
  type TicketTopic,
} from './ticket.ts';
export {
  readTicketFile,
  TICKET_FILE_LIMITS,
  type TicketFileFault,
  type TicketFileType,
} from './ticket-file.ts';
export {
  AT_WORK_MS,
  CHAT_ENDINGS,
  CHAT_KEPT_DAYS,
  CHAT_LIMITS,
  CHAT_MOVES,
  CHAT_SILENCE_MS,
  CHAT_STATES,
  CHAT_UNTAKEN_MS,
  nextChat,
  type ChatEnding,
  type ChatMove,
  type ChatState,
} from './chat.ts';
