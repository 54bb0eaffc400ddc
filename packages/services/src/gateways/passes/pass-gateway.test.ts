import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import forge from 'node-forge';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPkPassGateway, type Pass, type PassIdentity } from './pass-gateway.ts';

/** A certificate of its own making, as Apple would sign one. */
function anIdentity(): PassIdentity {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2036-01-01T00:00:00Z');
  const subject = [{ name: 'commonName', value: 'Pass Type ID: pass.example.collectible' }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(privateKey, forge.md.sha256.create());
  const pem = forge.pki.certificateToPem(certificate);
  return {
    typeId: 'pass.example.collectible',
    teamId: 'ABCDE12345',
    certificate: pem,
    key: forge.pki.privateKeyToPem(privateKey),
    passphrase: undefined,
    issuer: pem,
  };
}

const PASS: Pass = {
  serialNumber: 'watch-12',
  description: 'Digital collectible: Heure Verte',
  title: { key: 'piece', label: 'Digital collectible', value: 'Heure Verte' },
  lines: [{ key: 'edition', label: 'Edition', value: '12 of 250' }],
  picture: undefined,
};
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

describe('[R2.053] a pass for the wallet of a telephone', () => {
  const identity = anIdentity();
  const gateway = createPkPassGateway(identity);

  it('says what it is, and every file of it stands in the manifest that is signed', async () => {
    const files = unzipSync(await gateway.sign(PASS));
    const { 'manifest.json': manifest = new Uint8Array(), signature, ...others } = files;
    const listed: unknown = JSON.parse(new TextDecoder().decode(manifest));
    expect(listed).toEqual(
      Object.fromEntries(Object.entries(others).map(([name, bytes]) => [name, sha1(bytes)])),
    );
    const pass: unknown = JSON.parse(new TextDecoder().decode(files['pass.json']));
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: identity.typeId,
      teamIdentifier: identity.teamId,
      serialNumber: 'watch-12',
      organizationName: 'Maison Aurèle',
      generic: { primaryFields: [PASS.title], secondaryFields: PASS.lines },
    });
    // PKCS#7 names the digest of what it signs, SHA-1 or SHA-256.
    const signed = Buffer.from(signature ?? []);
    const digests = ['sha1', 'sha256'].map((name) => createHash(name).update(manifest).digest());
    expect(digests.some((digest) => signed.includes(digest))).toBe(true);
  });

  it('has the icon of the house in three sizes, and a picture where the piece has one', async () => {
    const drawn = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#17493b' } })
      .webp()
      .toBuffer();
    const files = unzipSync(await gateway.sign({ ...PASS, picture: drawn }));
    const sizes = await Promise.all(
      ['icon.png', 'icon@2x.png', 'icon@3x.png', 'thumbnail@3x.png'].map(
        async (name) => (await sharp(files[name]).metadata()).width,
      ),
    );
    expect(sizes).toEqual([29, 58, 87, 270]);
    expect(Object.keys(unzipSync(await gateway.sign(PASS)))).not.toContain('thumbnail.png');
  });
});
