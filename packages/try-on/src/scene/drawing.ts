import { NeutralToneMapping, WebGLRenderer } from 'three';
import type { Disposers } from '../disposers.ts';

/** What the drawings are made with. */
export interface Drawing {
  readonly renderer: WebGLRenderer;
  /** True where edges are not smoothed while drawing. */
  readonly hasRawEdges: boolean;
}

/** Words in the names of renderers that draw with the processor, for want of a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/** Throws where there is no WebGL2. */
export function createDrawing(canvas: HTMLCanvasElement, disposers: Disposers): Drawing {
  // Without a graphics card, smoothed edges double the time of a frame, and the next camera picture waits for it.
  const hasRawEdges = SOFTWARE.test(rendererName(canvas.ownerDocument));
  const renderer = new WebGLRenderer({
    canvas,
    antialias: !hasRawEdges,
    alpha: false,
    powerPreference: 'high-performance',
  });
  disposers.add(() => {
    renderer.dispose();
    renderer.forceContextLoss(); // browsers keep few contexts, and release them late
  });
  renderer.toneMapping = NeutralToneMapping;
  renderer.debug.checkShaderErrors = false; // checking waits for the graphics card; a test draws every shader there is
  return { renderer, hasRawEdges };
}

/** Checked with a context of its own, because smoothing is chosen when a context is created. */
function rendererName(owner: Document): string {
  const context = owner.createElement('canvas').getContext('webgl2');
  if (!context) return '';
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
