import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { TEST_ORIGIN } from './open-services.ts';

/** The shop, as a device knows it. */
export const HOST = new URL(TEST_ORIGIN).hostname;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A device with one key, as WebAuthn speaks: what it makes and signs is written out by hand. */
export function aDevice(origin = TEST_ORIGIN) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    id: randomBytes(16),
    publicKey,
    privateKey,
    origin,
    counter: 0,
  };
}
type TestDevice = ReturnType<typeof aDevice>;

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Host, flags (present, verified, and with `key` a new one), count. */
function authenticatorData(counter: number, key?: Buffer, flags = 0x05) {
  const head = Buffer.alloc(5);
  head.writeUInt8(key === undefined ? flags : flags | 0x40);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(HOST), head, key ?? Buffer.alloc(0)]);
}

const point = (at: number, text: string) =>
  Buffer.concat([Buffer.from([at, 0x58, 0x20]), Buffer.from(text, 'base64url')]);

/** A COSE key: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), point(0x21, x), point(0x22, y)]);
}

/** What the device answers to the wish for a key. */
export function made(device: TestDevice, challenge: string, flags?: number) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(device.id.length);
  const key = Buffer.concat([Buffer.alloc(16), length, device.id, coseKey(device.publicKey)]);
  const data = authenticatorData(device.counter, key, flags);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length);
  // {fmt: 'none', attStmt: {}, authData}
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    size,
    data,
  ]);
  const id = device.id.toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, device.origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}

/** What the device answers to a challenge. */
export function signed(device: TestDevice, challenge: string) {
  const data = authenticatorData(device.counter);
  const said = clientData('webauthn.get', challenge, device.origin);
  const signature = sign('sha256', Buffer.concat([data, sha256(said)]), device.privateKey);
  const id = device.id.toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  };
}
