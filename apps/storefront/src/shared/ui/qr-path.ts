import encodeQr from 'qr';

export interface DrawnCode {
  /** An SVG path in modules, with the quiet edge that readers need around it. */
  readonly path: string;
  /** Of the drawing, in modules. */
  readonly side: number;
}

/** ISO/IEC 18004: a margin of four modules on each side. */
const QUIET_MODULES = 4;

/** A text as a QR code that is still read when a seventh of it is hidden. */
export function qrPath(text: string): DrawnCode {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: path.join(''), side: rows.length };
}
