import type { IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { accepted, refused, type Result } from '@vitrine/domain';
import {
  type Picture,
  PICTURE_TYPES,
  type PictureGateway,
  type PictureRefusal,
  type PictureType,
} from './picture-gateway.ts';
import { PrivateAddressError, publicLookup } from './public-lookup.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const GIVE_UP_AFTER_MS = 10_000;

export interface PictureGatewayOptions {
  /** The names of the hosts that keep pictures of the catalogue, in small letters. */
  readonly hosts: readonly string[];
  readonly giveUpAfterMs?: number;
  /** How names are looked up; only public addresses by default. */
  readonly lookup?: LookupFunction;
  /** Opens the connection; `request` of `node:https` by default. */
  readonly open?: (address: URL, options: RequestOptions) => ReturnType<typeof requestHttps>;
}

/**
 * [R7.168] Fetches pictures from the hosts of the catalogue's media and from nowhere else: no address in digits, no other
 * port, no name in the address, no redirect, no host of a private network, 15 MB and 10 s at most.
 */
export function createHttpsPictureGateway(options: PictureGatewayOptions): PictureGateway {
  const { hosts, giveUpAfterMs = GIVE_UP_AFTER_MS, lookup = publicLookup(), open = requestHttps } = options;
  return {
    fetch: async (address) => {
      if (!isAllowed(address, hosts)) return notAllowed;
      const signal = AbortSignal.timeout(giveUpAfterMs);
      const headers = { accept: PICTURE_TYPES.join(', '), 'accept-encoding': 'identity' };
      try {
        return await read(await answerOf(open(address, { agent: false, headers, lookup, signal })));
      } catch (error) {
        return error instanceof PrivateAddressError ? notAllowed : unreachable;
      }
    },
  };
}

const notAllowed = refused({ code: 'picture_not_allowed', about: 'url' });
const tooLarge = refused({ code: 'picture_too_large', about: 'url' });
const unreachable = refused({ code: 'picture_unreachable', about: 'url' });

function isAllowed(address: URL, hosts: readonly string[]): boolean {
  const { protocol, hostname, port, username, password } = address;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isPlain && isName && hosts.includes(hostname);
}

function answerOf(request: ReturnType<typeof requestHttps>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end();
  });
}

async function read(answer: IncomingMessage): Promise<Result<Picture, PictureRefusal>> {
  const judged = judge(answer);
  if (typeof judged !== 'string') {
    answer.destroy();
    return judged;
  }
  const bytes = await bytesOf(answer);
  return bytes === undefined ? tooLarge : accepted({ bytes, mediaType: judged });
}

/** What the head of an answer tells: the picture's type, or why it is not taken. */
function judge({ statusCode = 0, headers }: IncomingMessage): PictureType | Result<never, PictureRefusal> {
  if (statusCode >= 300 && statusCode < 400) return notAllowed;
  if (statusCode !== 200) return unreachable;
  const [said = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1);
  const type = PICTURE_TYPES.find((known) => known === said.trim());
  if (type === undefined) return notAllowed;
  return Number(headers['content-length'] ?? 0) > MAX_BYTES ? tooLarge : type;
}

/** All bytes, or undefined as soon as there are too many, whatever its head said. */
async function bytesOf(answer: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A picture is no text');
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
