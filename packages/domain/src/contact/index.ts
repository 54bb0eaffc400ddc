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
