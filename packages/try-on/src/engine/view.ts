import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { createDisposers, type Disposers } from '../disposers.ts';
import { type CameraModel, cameraModel } from '../pose/camera-model.ts';
import type { CanonicalFace } from '../pose/canonical-face.ts';
import { lightOn } from '../pose/face-light.ts';
import { solveHead } from '../pose/head-pose.ts';
import { watchGraphics } from './graphics-watch.ts';
import { createPoseFilter, type WornHead } from '../pose/pose-filter.ts';
import { createStage } from '../scene/stage.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import { drawnSize, type Fit, type PixelSize, visiblePart } from '../snapshot/visible-part.ts';
import { type Picture, type Sight, sizeOf } from '../tracking/worker-protocol.ts';
import type { WearSidecar } from '../worn-product.ts';

/** What the shopper looks at: one canvas that fills the container. */
export interface View {
  /** How the pictures to come are to be shown. Forgets the head that was followed. */
  begin(source: ViewSource): void;
  /** Draws a picture with the product on its face. It is closed when the next comes. */
  present(picture: Picture, sight: Sight, atMs: number): void;
  /** Settles when it is worn, or another has taken its place. */
  wear(gltf: GLTF | undefined, sidecar?: WearSidecar): Promise<void>;
  /** Has the graphics made ready, without holding up the page. */
  warmUp(): Promise<void>;
  /** What is on screen, as PNG; undefined if nothing is, or the browser cannot. */
  snapshot(): Promise<Blob | undefined>;
  dispose(): void;
}

interface ViewSource {
  readonly kind: 'live' | 'photo';
  readonly mirrored: boolean;
}

/** A camera's picture fills the screen as a mirror does; a photo is seen whole. */
const FIT: Record<ViewSource['kind'], Fit> = { live: 'cover', photo: 'contain' };

/** What is on screen. Its picture stays open until the next: if the graphics lose it, it is needed once more. */
interface Presented {
  readonly picture: Picture;
  readonly worn: WornHead | undefined;
  readonly drawn: PixelSize;
}

const motionOf = ({ kind }: ViewSource) => (kind === 'photo' ? 'still' : 'moving');

/** `onBroken` hears if the graphics memory is taken away for good. Throws where there is no WebGL2. */
export function createView(container: HTMLElement, face: CanonicalFace, onBroken: () => void): View {
  const disposers = createDisposers();
  const { canvas, shownSize } = createCanvas(container, disposers);
  const stage = createStage(canvas, face);
  disposers.add(() => stage.dispose());
  const filter = createPoseFilter();
  let source: ViewSource = { kind: 'live', mirrored: false };
  let last: Presented | undefined;
  const replaceLast = (next: Presented | undefined) => {
    last?.picture.close();
    last = next;
  };
  disposers.add(() => replaceLast(undefined));

  const drawLast = () => {
    if (!last) return;
    stage.place(last.worn);
    stage.draw(motionOf(source));
  };
  const onBack = () => {
    stage.restore();
    drawLast();
  };
  const graphics = watchGraphics(canvas, { onBack, onBroken });
  disposers.add(() => graphics.stop());
  container.append(canvas);
  disposers.add(() => canvas.remove());

  return {
    begin(next) {
      source = next;
      replaceLast(undefined);
      filter.reset();
      canvas.style.objectFit = FIT[next.kind];
      canvas.style.transform = next.mirrored ? 'scaleX(-1)' : '';
    },

    present(picture, sight, atMs) {
      const { width, height } = sizeOf(picture);
      const camera = cameraModel(source.kind, width, height);
      const drawn = drawnSize(source.kind, camera, shownSize());
      stage.show(picture, camera, drawn);
      const head = headIn(sight, face, camera);
      if (!head) filter.reset();
      const worn = head && filter.next(head, atMs);
      replaceLast({ picture, worn, drawn });
      drawLast();
    },

    warmUp: () => stage.warmUp(),

    async wear(gltf, sidecar) {
      await stage.wear(gltf, sidecar);
      drawLast();
    },

    async snapshot() {
      if (!last || graphics.isGone()) return undefined;
      stage.draw('still');
      const { drawn } = last;
      const part = visiblePart(drawn, shownSize(), FIT[source.kind]);
      return takeSnapshot(canvas, { picture: drawn, part, mirrored: source.mirrored });
    },

    dispose: () => disposers.closeAll(),
  };
}

function headIn(sight: Sight, face: CanonicalFace, camera: CameraModel): WornHead | undefined {
  if (!sight.face) return undefined;
  const { pose, size, shape } = solveHead({ landmarks: sight.face.landmarks, face, camera });
  return { pose, size, shape, light: lightOn(sight, { shape, rotation: pose.rotation }, face) };
}

function createCanvas(container: HTMLElement, disposers: Disposers) {
  const canvas = container.ownerDocument.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  return { canvas, shownSize: watchSize(canvas, disposers) };
}

/** The canvas's size on screen, in its own pixels; reading it costs no layout. */
function watchSize(canvas: HTMLCanvasElement, disposers: Disposers): () => PixelSize {
  let size: PixelSize = { widthPx: 0, heightPx: 0 };
  const watcher = new ResizeObserver(() => {
    size = {
      widthPx: canvas.clientWidth * devicePixelRatio,
      heightPx: canvas.clientHeight * devicePixelRatio,
    };
  });
  watcher.observe(canvas);
  disposers.add(() => watcher.disconnect());
  return () => size;
}
