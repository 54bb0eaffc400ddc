import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is a file. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  /** Changes with the bytes; what an ETag holds between its quotes. */
  readonly version: string;
  /** The address of a JSON answer that says more about the file. */
  readonly describedBy?: string;
  /** Where the call's specification names only a range of media types. */
  readonly mediaType?: string;
  /** What it is called where somebody keeps it: letters, digits and hyphens. */
  readonly name?: string;
  /** It is somebody else's file: to be kept, and opened by no page of ours. */
  readonly isAttachment?: boolean;
}

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** Sends a file, or 304 to a client that has this very version. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    bytes,
    version,
    describedBy,
    mediaType,
    name,
    isAttachment = false,
  }: FileAnswer & { readonly mediaType: string },
): FastifyReply {
  const etag = `"${version}"`;
  void reply.header('etag', etag);
  if (describedBy !== undefined)
    void reply.header('link', `<${describedBy}>; rel="describedby"; type="application/json"`);
  if (name !== undefined)
    void reply.header('content-disposition', `${isAttachment ? 'attachment' : 'inline'}; filename="${name}"`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(mediaType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
