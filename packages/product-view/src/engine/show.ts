import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { MadeToOrder } from '../made/made-to-order.ts';
import type { Stage } from '../scene/stage.ts';
import { holdsGraphics, type Life, type LifeEvent, nextLife } from './life.ts';
import { createModelLoader, type ModelFile } from './model-loader.ts';
import { openScreen, type Screen, type ScreenOptions } from './screen.ts';

/** A piece on a screen, for as long as anybody looks at it. */
export interface Show {
  life(): Life;
  /** Undefined as long as there is nothing to draw. */
  screen(): Screen | undefined;
  tell(event: LifeEvent): void;
  /** Gives the piece another variant; of several, the last counts. */
  showVariant(variant: string): void;
  /** Has the piece made so; what it does not say stays as it is. */
  make(order: MadeToOrder): void;
}

interface ShowOptions {
  readonly screen: Omit<ScreenOptions, 'onBroken'>;
  readonly model: ModelFile;
  readonly variant: string;
  /** The share of the model's file that has come. */
  readonly onProgress: (share: number) => void;
  /** Called at every change, after it has happened. */
  readonly onLife: (now: Life, before: Life) => void;
}

/** Starts by itself: opens a screen, fetches the model and sets it up. Its state decides which graphics it holds. */
export function createShow({
  screen: screenOptions,
  model,
  onProgress,
  onLife,
  ...first
}: ShowOptions): Show {
  const source = createModelLoader(model);
  let { variant } = first;
  let made: MadeToOrder = {};
  let life: Life = 'opening';
  let screen: Screen | undefined;
  let holding = new AbortController();
  let switching = Promise.resolve();

  const tell = (event: LifeEvent) => {
    const before = life;
    life = nextLife(life, event);
    if (life === before) return;
    if (life === 'waking') void prepare();
    else if (!holdsGraphics(life)) release();
    onLife(life, before);
  };
  const release = () => {
    holding.abort();
    screen?.dispose();
    screen = undefined;
  };
  const prepare = async () => {
    holding = new AbortController();
    const { signal } = holding;
    screen = openScreen({ ...screenOptions, onBroken: () => tell('graphics-failed') });
    if (!screen) return tell('graphics-failed');
    screen.stage.make(made);
    const gltf = await source.load(signal, onProgress);
    const isUp = gltf && !signal.aborted && (await setUpAs(screen.stage, gltf, () => variant));
    if (!signal.aborted) tell(isUp ? 'prepared' : 'model-failed');
  };
  const showWanted = async () => {
    const { signal } = holding;
    const hasVariant = await (life === 'shown' ? screen?.stage.showVariant(variant) : undefined);
    if (!signal.aborted && hasVariant) screenOptions.onChanged();
    if (!signal.aborted && hasVariant === false) tell('model-failed');
  };

  void prepare();
  return {
    life: () => life,
    screen: () => (life === 'shown' ? screen : undefined),
    tell,
    showVariant(next) {
      variant = next;
      switching = switching.then(showWanted);
    },
    make(order) {
      made = { ...made, ...order };
      screen?.stage.make(made);
      screenOptions.onChanged();
    },
  };
}

/** In the variant that is wanted when it is set up, because another may be chosen meanwhile. */
async function setUpAs(stage: Stage, gltf: GLTF, wanted: () => string): Promise<boolean> {
  const first = wanted();
  const isUp = await stage.setUp(gltf, first);
  return isUp && wanted() !== first ? stage.showVariant(wanted()) : isUp;
}
