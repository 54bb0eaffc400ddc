/** The one door to the engine: it keeps three.js and the tracker out of every page's bundle until the shopper asks. */
export const loadEngine = () => import('@vitrine/try-on');

export type EngineModule = Awaited<ReturnType<typeof loadEngine>>;
