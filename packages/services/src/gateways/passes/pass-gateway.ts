import { HOUSE_NAME } from '@vitrine/domain';
import sharp from 'sharp';

/** What is written on a pass, in one language. */
export interface Pass {
  /** The same for one thing, whoever asks and whenever: a telephone replaces the pass it has. */
  readonly serialNumber: string;
  /** For who cannot see it. */
  readonly description: string;
  readonly title: PassLine;
  readonly lines: readonly PassLine[];
  /** A picture of any kind that sharp reads. */
  readonly picture: Uint8Array | undefined;
}
interface PassLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Makes what the wallet of a telephone keeps. */
export interface PassGateway {
  /** A PKPass: a ZIP with its signature. */
  readonly sign: (pass: Pass) => Promise<Uint8Array>;
}

/** Who signs, as Apple's certificate has it. The three texts are PEM. */
export interface PassIdentity {
  readonly typeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | undefined;
  /** Apple's intermediate certificate (WWDR). */
  readonly issuer: string;
}

/** The letter of the house in its green, as the shop's own icon has it; paths alone, so that no font is needed. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#17493b" d="M0 0h32v32H0z"/><path fill="none" stroke="#f3ecdf" stroke-width="1.6" d="m7 25 9-19 9 19M10.5 18.500h11"/></svg>`;
/** Points, as Apple's "Pass Design and Creation" has them; each at one, two and three pixels a point. */
const SIZES = { icon: 29, logo: 50, thumbnail: 90 } as const;
const SCALES = [1, 2, 3] as const;
const COLOURS = {
  backgroundColor: 'rgb(23, 73, 59)',
  foregroundColor: 'rgb(243, 236, 223)',
  labelColor: 'rgb(196, 201, 184)',
};

/**
 * Passes by passkit-generator, which is loaded with the first one. Throws where the certificate and its key do not belong
 * together, or are none.
 */
export function createPkPassGateway(identity: PassIdentity): PassGateway {
  const { typeId: passTypeIdentifier, teamId: teamIdentifier } = identity;
  const { certificate: signerCert, key: signerKey, issuer: wwdr, passphrase } = identity;
  return {
    async sign({ serialNumber, description, title, lines, picture }) {
      const { PKPass } = await import('passkit-generator');
      const pass = new PKPass(
        await picturesOf(picture),
        { wwdr, signerCert, signerKey, ...(passphrase !== undefined && { signerKeyPassphrase: passphrase }) },
        {
          serialNumber,
          description,
          organizationName: HOUSE_NAME,
          passTypeIdentifier,
          teamIdentifier,
          ...COLOURS,
        },
      );
      pass.type = 'generic';
      pass.primaryFields.push({ ...title });
      pass.secondaryFields.push(...lines.map((line) => ({ ...line })));
      return pass.getAsBuffer();
    },
  };
}

async function picturesOf(picture: Uint8Array | undefined): Promise<Record<string, Buffer>> {
  const icon = Buffer.from(ICON);
  const drawn = [
    ...scaled('icon', icon),
    ...scaled('logo', icon),
    ...(picture === undefined ? [] : scaled('thumbnail', picture)),
  ];
  return Object.fromEntries(await Promise.all(drawn));
}

const scaled = (name: keyof typeof SIZES, picture: Uint8Array) =>
  SCALES.map(async (scale): Promise<[string, Buffer]> => {
    const px = SIZES[name] * scale;
    const file = scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
    // An SVG is drawn as large as it is shown, and not drawn small and enlarged.
    return [
      file,
      await sharp(picture, { density: 72 * scale * 2 })
        .resize(px, px)
        .png()
        .toBuffer(),
    ];
  });
