/** The life of a view, as data. `opening` and `waking` make the piece ready, `resting` has given its memory back. */
export const LIVES = [
  'opening',
  'shown',
  'resting',
  'waking',
  'without-model',
  'without-graphics',
  'closed',
] as const;
export type Life = (typeof LIVES)[number];

export const LIFE_EVENTS = [
  'prepared',
  'model-failed',
  'graphics-failed',
  /** Nobody has looked for long, or the page is put away. */
  'unseen',
  'seen',
  'close',
] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];

type Ways = Readonly<Partial<Record<LifeEvent, Life>>>;

const READY: Ways = {
  prepared: 'shown',
  'model-failed': 'without-model',
  'graphics-failed': 'without-graphics',
  unseen: 'resting',
  close: 'closed',
};

const WAYS: Readonly<Record<Life, Ways>> = {
  opening: READY,
  waking: READY,
  shown: {
    'graphics-failed': 'without-graphics',
    'model-failed': 'without-model',
    unseen: 'resting',
    close: 'closed',
  },
  resting: { seen: 'waking', close: 'closed' },
  'without-model': { close: 'closed' },
  'without-graphics': { close: 'closed' },
  closed: {},
};

/** The state after an event. An event that its state does not know came too late and changes nothing. */
export const nextLife = (life: Life, event: LifeEvent): Life => WAYS[life][event] ?? life;

/** Only these hold a WebGL context. */
export const holdsGraphics = (life: Life): boolean =>
  life === 'opening' || life === 'waking' || life === 'shown';
