import type { TryOnHint } from '../hint.ts';
import type { Detection } from '../tracking/worker-protocol.ts';

/**
 * Below this linear luminance (of a face or a hand, or of the picture where none is seen) the shopper is asked for
 * more light. It is three hundredths of a fair face's luminance in a lit room, and a seventh of the deepest skin's.
 * The landmark model goes wrong there, and its confidence does not tell.
 */
const TOO_DARK_BELOW = 0.012;
/** After it was too dark, the picture must be this bright: with one threshold the hint would come and go. */
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
