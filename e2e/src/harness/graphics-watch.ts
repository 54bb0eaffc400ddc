import type { Page } from 'playwright-core';

/** Keeps every WebGL context that the page ever makes and counts what it draws: put in before the page's own scripts. */
const WATCH = `(() => {
  const watched = { contexts: [], draws: 0 };
  globalThis.graphicsWatch = watched;
  const make = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = make.call(this, kind, ...rest);
    if (context && kind.startsWith('webgl') && !watched.contexts.includes(context)) watched.contexts.push(context);
    return context;
  };
  for (const name of ['drawElements', 'drawArrays']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) {
      watched.draws += 1;
      return draw.apply(this, args);
    };
  }
})()`;

export async function watchGraphics(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** How many of the page's WebGL contexts hold graphics memory now. */
export async function liveContexts(page: Page): Promise<number> {
  return page.evaluate('graphicsWatch.contexts.filter((context) => !context.isContextLost()).length');
}

/** How often anything was drawn, since the page was loaded. */
export async function drawsSoFar(page: Page): Promise<number> {
  return page.evaluate('graphicsWatch.draws');
}

/** How often anything is drawn while the page shows thirty frames and nobody does anything. */
export async function drawsWhileIdle(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const before = graphicsWatch.draws;
    const wait = (frames) =>
      frames === 0 ? resolve(graphicsWatch.draws - before) : requestAnimationFrame(() => wait(frames - 1));
    wait(30);
  })`);
}

/** Takes the newest context's memory away, and gives it back. */
export async function loseGraphics(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const context = graphicsWatch.contexts.at(-1);
    const loss = context.getExtension('WEBGL_lose_context');
    context.canvas.addEventListener('webglcontextlost', () => setTimeout(() => { loss.restoreContext(); resolve(); }));
    loss.loseContext();
  })`);
}
