import { CanvasTexture, LinearSRGBColorSpace, NoColorSpace } from 'three';
import { FINISH_LOOKS } from './letter-finish.ts';
import { sheetMm, type WrittenLetters } from './written-letters.ts';

/** The letters as a material wears them. */
export interface LetterPicture {
  /** How much light they give back, and in alpha where they are. */
  readonly shade: CanvasTexture;
  /** How high they stand: white is their ground. */
  readonly relief: CanvasTexture;
  dispose(): void;
}

const MOST_PX = 1024;
const PX_PER_MM = 64;
/** Steps in which a slope is drawn. */
const SLOPE_STEPS = 6;
/** The number of samples along the surface (anisotropic filtering). */
const ANISOTROPY = 8;

const grey = (share: number): string => {
  const level = Math.round(255 * share);
  return `rgb(${level} ${level} ${level})`;
};

/** Draws the letters' light and their relief. */
export function drawLetters(letters: WrittenLetters): LetterPicture {
  const { place, finish, outline } = letters;
  const { shade, slope } = FINISH_LOOKS[finish];
  const path = new Path2D(outline);
  const slopeMm = slope * place.heightMm;
  const shadeTexture = pictureOn(letters, (brush) =>
    fillSloped(brush, path, { slopeMm, at: (share) => shade.edge + (shade.middle - shade.edge) * share }),
  );
  const reliefTexture = pictureOn(letters, (brush, [width, height]) => {
    brush.fillStyle = grey(0);
    brush.fillRect(-width / 2, -height / 2, width, height);
    fillSloped(brush, path, { slopeMm, at: (share) => share });
  });
  shadeTexture.colorSpace = LinearSRGBColorSpace;
  reliefTexture.colorSpace = NoColorSpace;
  return {
    shade: shadeTexture,
    relief: reliefTexture,
    dispose() {
      shadeTexture.dispose();
      reliefTexture.dispose();
    },
  };
}

function pictureOn(
  { place }: WrittenLetters,
  draw: (brush: CanvasRenderingContext2D, size: readonly [number, number]) => void,
): CanvasTexture {
  const size = sheetMm(place);
  const [width, height] = size;
  const pxPerMm = Math.min(PX_PER_MM, MOST_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.ceil(width * pxPerMm), height: Math.ceil(height * pxPerMm) });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas to draw letters on');
  brush.setTransform(canvas.width / width, 0, 0, canvas.height / height, canvas.width / 2, canvas.height / 2);
  draw(brush, size);
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = ANISOTROPY;
  return texture;
}

interface Slope {
  readonly slopeMm: number;
  /** The grey at a share of the slope, from the edge (0) to the ground (1). */
  readonly at: (share: number) => number;
}

/** Fills the letters, with a slope along the inside of their edges. */
function fillSloped(brush: CanvasRenderingContext2D, path: Path2D, { slopeMm, at }: Slope): void {
  brush.fillStyle = grey(at(1));
  brush.fill(path);
  brush.save();
  brush.clip(path);
  brush.lineJoin = 'round';
  for (let step = SLOPE_STEPS - 1; step >= 0; step -= 1) {
    const share = step / SLOPE_STEPS;
    brush.strokeStyle = grey(at(share));
    brush.lineWidth = (2 * slopeMm * (step + 1)) / SLOPE_STEPS;
    brush.stroke(path);
  }
  brush.restore();
}
