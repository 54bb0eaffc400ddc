import { describe, expect, it } from 'vitest';
import { CLOSED, nextOpening, type OpenFacts, type Opening, type OpeningEvent } from './opening.ts';
import { READY } from '../test-harness/open-facts.ts';

const open = (facts: Partial<OpenFacts> = {}) =>
  nextOpening(CLOSED, { type: 'opened', facts: { ...READY, ...facts } });

const STATES: Readonly<Record<Opening['step'], Opening>> = {
  closed: CLOSED,
  error: { step: 'error', error: { code: 'no-provider' } },
  fallback: { step: 'fallback' },
  consent: { step: 'consent', facts: { ...READY, hasConsent: false } },
  wrist: { step: 'wrist', facts: { ...READY, tryOnType: 'watches' } },
  loading: { step: 'loading', facts: READY },
  live: { step: 'live', facts: READY },
  'photo-choice': { step: 'photo-choice', facts: READY, reason: 'camera-denied' },
};
const EVENTS: Readonly<Record<OpeningEvent['type'], OpeningEvent>> = {
  opened: { type: 'opened', facts: READY },
  'consent-accepted': { type: 'consent-accepted' },
  'consent-refused': { type: 'consent-refused' },
  'wrist-submitted': { type: 'wrist-submitted', sizeMm: 165 },
  'wrist-failed': { type: 'wrist-failed' },
  'picture-shown': { type: 'picture-shown' },
  'camera-failed': { type: 'camera-failed', code: 'camera-denied' },
  'engine-failed': { type: 'engine-failed', code: 'engine-failed' },
  closed: { type: 'closed' },
};
/** Every pair of state and event that changes the state. Every other pair leaves it. */
const MOVES: Readonly<Record<Opening['step'], Partial<Record<OpeningEvent['type'], Opening['step']>>>> = {
  closed: { opened: 'loading' },
  error: {},
  fallback: {},
  consent: { 'consent-accepted': 'loading', 'consent-refused': 'closed' },
  wrist: { 'wrist-submitted': 'loading', 'wrist-failed': 'closed' },
  loading: { 'picture-shown': 'live', 'camera-failed': 'photo-choice', 'engine-failed': 'error' },
  live: { 'camera-failed': 'photo-choice', 'engine-failed': 'error' },
  'photo-choice': { 'picture-shown': 'live', 'engine-failed': 'error' },
};

describe('the opening of the try-on', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('[R4.005] $state.step, then $event.type', ({ state, event }) => {
    const after = nextOpening(state, event);

    if (event.type === 'closed') expect(after).toEqual(CLOSED);
    else expect(after.step).toBe(MOVES[state.step][event.type] ?? state.step);
  });

  it('changes nothing, not even the object, on an event its step does not know', () => {
    for (const { state, event } of pairs) {
      const moves = event.type === 'closed' || MOVES[state.step][event.type] !== undefined;
      const changesFacts = 'facts' in state && event.type === 'wrist-submitted';
      if (!moves && !changesFacts && !(state.step === 'photo-choice' && event.type === 'camera-failed'))
        expect(nextOpening(state, event)).toBe(state);
    }
  });

  it('[R5.008, R8.031] names a SKU that is not of the product before anything else', () => {
    const message = 'The skuId is not present as a product variaton';
    expect(open({ initRefusal: message, hasProvider: false })).toEqual({
      step: 'error',
      error: { code: 'not-wearable', message },
    });
  });

  it('[R5.009, R8.034] is an error without a provider, and asks for no consent', () => {
    expect(open({ hasProvider: false, hasConsent: false }).step).toBe('error');
  });

  it('[R4.006] shows the fallback picture at a desk and asks for neither consent nor camera', () => {
    expect(open({ tryOnType: 'sneakers', showsFallback: true, hasConsent: false })).toEqual({
      step: 'fallback',
    });
  });

  it('[R4.007] asks for consent once, then goes on where it stood', () => {
    const asked = open({ hasConsent: false });
    expect(asked.step).toBe('consent');
    expect(nextOpening(asked, { type: 'consent-accepted' })).toMatchObject({
      step: 'loading',
      facts: { hasConsent: true },
    });
  });

  it('[R4.008, R4.009] measures the wrist of a watch only while its size is unknown', () => {
    expect(open({ tryOnType: 'watches' }).step).toBe('wrist');
    expect(open({ tryOnType: 'watches', wristSizeMm: 170 }).step).toBe('loading');
    expect(open({ tryOnType: 'rings' }).step).toBe('loading');
    const asked = open({ tryOnType: 'watches', hasConsent: false });
    expect(nextOpening(asked, { type: 'consent-accepted' }).step).toBe('wrist');
  });

  it('[R8.036] closes with a ruler that fails, and never opens the camera', () => {
    const measuring = open({ tryOnType: 'watches' });
    expect(measuring.step).toBe('wrist');
    expect(nextOpening(measuring, { type: 'wrist-failed' })).toEqual(CLOSED);
  });

  it('[R4.008] takes the submitted size along', () => {
    const wrist = open({ tryOnType: 'watches' });
    expect(nextOpening(wrist, { type: 'wrist-submitted', sizeMm: 165 })).toMatchObject({
      facts: { wristSizeMm: 165 },
    });
  });

  it.each(['loading', 'live', 'photo-choice'] as const)(
    '[R2.084] takes a size that is measured anew along, and stays in %s',
    (step) => {
      const measured = nextOpening(STATES[step], { type: 'wrist-submitted', sizeMm: 180 });
      expect(measured).toMatchObject({ step, facts: { wristSizeMm: 180 } });
    },
  );

  it('offers the photo when there is no camera, and is an error where no photo may be uploaded', () => {
    const denied = { type: 'camera-failed', code: 'camera-denied' } as const;
    expect(nextOpening(open(), denied)).toMatchObject({ step: 'photo-choice', reason: 'camera-denied' });
    expect(nextOpening(open({ canUpload: false }), denied)).toMatchObject({
      step: 'error',
      error: { code: 'camera-denied' },
    });
  });
});
