/** A piece of the demo house that journeys are about. */
interface Piece {
  readonly product: string;
  /** The SKU that its page opens with. */
  readonly sku: string;
  /** In English. */
  readonly name: string;
}

/** Every piece that a journey needs, by what it is needed for: the one place that knows their ids. */
export const PIECES = {
  sunglasses: { product: 'AU2001', sku: 'QS2001', name: 'Rive' },
  otherSunglasses: { product: 'AU2002', sku: 'QS2011', name: 'Quai' },
  watch: { product: 'AU1001', sku: 'QW1001', name: 'Heure Verte, 39 mm' },
  ivoryWatch: { product: 'AU1001', sku: 'QW1002', name: 'Heure Verte, 39 mm' },
  ring: { product: 'AU7001', sku: 'QR7001-52', name: 'Anneau' },
  signet: { product: 'AU7003', sku: 'QR7021-56', name: 'Chevalière' },
  madeSneakers: { product: 'AU3004', sku: 'QK3031-42', name: 'Court « Now Yours »' },
  wallet: { product: 'AU6002', sku: 'QM6011', name: 'Portefeuille long' },
  sneakers: { product: 'AU3001', sku: 'QK3001-41', name: 'Court low' },
  lipstick: { product: 'AU4001', sku: 'QL4109', name: 'Rouge Aurèle satin' },
  otherLipstick: { product: 'AU4001', sku: 'QL4204', name: 'Rouge Aurèle satin' },
  eyeshadow: { product: 'AU4101', sku: 'QY4110', name: 'Ombre mono' },
  handbag: { product: 'AU5001', sku: 'QB5001', name: 'Sac Aurèle' },
  fragrance: { product: 'AU4201', sku: 'QP4201-30', name: 'Six Heures, eau de parfum' },
  samples: { product: 'AU4203', sku: 'QP4203', name: 'Coffret découverte' },
} as const satisfies Record<string, Piece>;

/** The address of a piece's page within the shop. */
export const pageOf = (piece: keyof typeof PIECES, locale = 'eng-us'): string =>
  `/${locale}/products/${PIECES[piece].product}`;
