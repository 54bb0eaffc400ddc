import type * as z from 'zod/mini';

/** What a call takes and gives. The services parse with it, the tests check every answer with it, OpenAPI is made of it. */
export interface CallSpec {
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** `undefined`: 204, no body, or a file. */
  readonly answer: z.ZodMiniType | undefined;
  /** The media type of an answer that is sent as a file, with its ETag; `answer` where it is JSON. */
  readonly file?: string;
  /** Who accepts `text/event-stream` is told each new answer as an event, for some minutes; everybody else gets one as JSON. */
  readonly events?: true;
  /** Of a success that is not 200; 302 leads to another page of the shop. */
  readonly status?: 201 | 202 | 302;
  /** Error codes a client must expect beside bad_request, unauthorized, too_many_requests, unexpected_error and temporarily_unavailable. */
  readonly refusals: readonly string[];
}
