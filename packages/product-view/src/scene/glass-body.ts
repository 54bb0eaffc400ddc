import {
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  MathUtils,
  MeshMatcapMaterial,
  MultiplyBlending,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';

const EDGE_PX = 64;

/** The share of light that thick clear glass lets through, by its tilt from the eye (0 to 1) and upwards. */
function left(tilt: number, up: number): number {
  const rim = MathUtils.smoothstep(tilt, 0.5, 0.94);
  return 0.965 - 0.2 * rim + 0.05 * up * rim;
}

/** Green is absorbed least: that is the colour of thick glass. */
const TINT = [0.99, 1, 0.985] as const;

/**
 * The absorption of thick clear glass: little where one looks straight through, more where it is tilted, because it
 * refracts darker corners of the room into view there. Only multiplied: glass that only added what it mirrors would
 * be brighter than the page behind it.
 */
export function createGlassBody(): MeshMatcapMaterial {
  const bytes = new Uint8Array(EDGE_PX * EDGE_PX * 4);
  for (let row = 0; row < EDGE_PX; row += 1) {
    for (let column = 0; column < EDGE_PX; column += 1) {
      const [x, y] = [(2 * column + 1) / EDGE_PX - 1, (2 * row + 1) / EDGE_PX - 1];
      const share = left(Math.min(1, Math.hypot(x, y)), y);
      bytes.set(
        [...TINT.map((channel) => Math.round(255 * share * channel)), 255],
        4 * (row * EDGE_PX + column),
      );
    }
  }
  const shades = new DataTexture(bytes, EDGE_PX, EDGE_PX, RGBAFormat);
  shades.colorSpace = SRGBColorSpace;
  shades.minFilter = shades.magFilter = LinearFilter;
  shades.wrapS = shades.wrapT = ClampToEdgeWrapping;
  shades.needsUpdate = true;
  return new MeshMatcapMaterial({
    matcap: shades,
    transparent: true,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    depthWrite: false,
    toneMapped: false,
  });
}
