import { isIP } from 'node:net';
import { z } from 'zod';

export const onOff = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

export const origin = z
  .url({ protocol: /^https?$/u })
  .refine((value) => new URL(value).pathname === '/', 'an origin has no path')
  .transform((value) => new URL(value).origin);

/** What telephones show as the sender of a text message. */
export const senderName = z
  .string()
  .regex(/^(?:\+\d{6,15}|[\dA-Za-z ]{1,11})$/u, 'a number, or at most eleven letters and digits');

/** Names only: an address in digits would pass for a host whose name was never looked up. */
export const hostNames = z
  .string()
  .default('')
  .transform((list) => splitList(list.toLowerCase()))
  .pipe(
    z.array(z.string().regex(/^(?=.*[a-z])[\da-z-]+(?:\.[\da-z-]+)+$/u, 'names of hosts, without https://')),
  );

/** DER in base64: the first is private and signs, the others prove what was signed before it. */
export const certificateKeys = z
  .string()
  .transform(splitList)
  .pipe(z.array(z.base64('Ed25519 keys as base64 of their DER').min(40)).min(1))
  .optional();

/** Addresses, or networks such as `10.0.0.0/24`. */
export const networks = z
  .string()
  .default('')
  .transform((list) => splitList(list).map(networkOf))
  .pipe(
    z.array(
      z.object({ address: z.string(), bits: z.number(), family: z.enum(['ipv4', 'ipv6']) }, 'IP addresses'),
    ),
  );

/** Undefined for what is neither an address nor a network. */
function networkOf(text: string) {
  const [address = '', length] = text.split('/');
  const version = isIP(address);
  if (version === 0) return undefined;
  const longest = version === 6 ? 128 : 32;
  const bits = length === undefined ? longest : Number(length);
  const isLength = /^\d{1,3}$/u.test(length ?? '0') && bits <= longest;
  return isLength ? { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' } : undefined;
}

/** The parts of a list with commas. */
export function splitList(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
