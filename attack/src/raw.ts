import { connect } from 'node:net';

const CLOSED_WITHIN_MS = 15_000;

/** Sends bytes as they are, and gives all that comes until the other side closes or falls silent. */
export async function raw(origin: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(CLOSED_WITHIN_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.write(sent);
  const chunks: string[] = [];
  for await (const chunk of socket.setEncoding('utf8')) chunks.push(String(chunk));
  return chunks.join('');
}

/** The status lines of the answers in what came. */
export const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gmu)].map((found) => Number(found[1]));
