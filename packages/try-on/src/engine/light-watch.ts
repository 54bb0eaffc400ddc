import type { TryOnHint } from '../hint.ts';
import type { Detection } from '../tracking/worker-protocol.ts';

/**
 * Linear luminance of a face or a hand, or of the picture where none is seen, below which more light is asked for: three hundredths of a fair face's in a lit room, a
 * seventh of the deepest skin's. The landmark model is as sure of itself as ever there, and goes wrong.
 */
const TOO_DARK_BELOW = 0.012;
/** Once it was too dark, it takes so much to be light: a picture between the two would have the hint come and go. */
const LIGHT_FROM = 0.018;

/** Says whether a running picture is too dark. */
export interface LightWatch {
  hint(detection: Detection): TryOnHint | undefined;
}

export function createLightWatch(): LightWatch {
  let isDark = false;
  return {
    hint({ face, hands, luminance }) {
      const skin = face?.luminance ?? hands?.[0]?.luminance;
      isDark = (skin ?? luminance.mean) < (isDark ? LIGHT_FROM : TOO_DARK_BELOW);
      return isDark ? 'too-dark' : undefined;
    },
  };
}
