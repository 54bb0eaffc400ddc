import type { TryOnType } from '@vitrine/domain';
import type { TryOnStatus } from '@vitrine/try-on';
import type { TryOnSession } from '../session/session.ts';
import { describe, expect, it } from 'vitest';
import { hintKey } from './hint-key.ts';
import { INITIAL_STAGE, nextStage } from './stage.ts';

type Running = 'tracked' | 'lost' | 'seeking';
type Shown = Extract<TryOnStatus, { readonly state: Running }>;

const running = (state: Running): Shown => (state === 'tracked' ? { state } : { state, target: 'face' });
const shown = (status: TryOnStatus) => nextStage(INITIAL_STAGE, { type: 'status-changed', status });
const said = (status: TryOnStatus, mode: TryOnSession['mode'], tryOnType: TryOnType = 'sunglasses') =>
  hintKey(shown(status), { mode, tryOnType });

describe('what the shopper is asked to do', () => {
  it('is to come back when the face is not seen, and nothing while it is followed', () => {
    expect(said(running('seeking'), 'live')).toBe('tryon_hint_look_here');
    expect(said(running('lost'), 'live')).toBe('tryon_hint_not_seen');
    expect(said(running('tracked'), 'live')).toBeUndefined();
    expect(said(running('lost'), 'photo')).toBeUndefined();
  });

  it.each([
    { type: 'rings', target: 'hand', keys: ['tryon_hint_show_hand', 'tryon_hint_hand_not_seen'] },
    { type: 'watches', target: 'hand', keys: ['tryon_hint_show_wrist', 'tryon_hint_wrist_not_seen'] },
    { type: 'sneakers', target: 'foot', keys: ['tryon_hint_show_feet', 'tryon_hint_feet_not_seen'] },
  ] as const)('is, for $type, to show what they are worn on', ({ type, target, keys }) => {
    const states = ['seeking', 'lost'] as const;
    expect(states.map((state) => said({ state, target }, 'live', type))).toEqual(keys);
  });

  it.each([
    ['too-dark', 'tryon_hint_too_dark', 'tryon_hint_photo_too_dark'],
    ['come-closer', 'tryon_hint_come_closer', 'tryon_hint_photo_come_closer'],
    ['turn-the-hand', 'tryon_hint_turn_hand', 'tryon_hint_photo_turn_hand'],
    ['ring-hidden', 'tryon_hint_ring_hidden', 'tryon_hint_photo_ring_hidden'],
    ['wrist-hidden', 'tryon_hint_wrist_not_seen', 'tryon_photo_no_wrist'],
    ['ear-covered', 'tryon_hint_ear_covered', 'tryon_hint_photo_ear_covered'],
    ['glasses-worn', 'tryon_hint_glasses_worn', 'tryon_hint_photo_glasses_worn'],
  ] as const)(
    'is what the engine says would help (%s), seen or not, and said of a photo in words of its own',
    (hint, live, photo) => {
      for (const state of ['tracked', 'lost', 'seeking'] as const)
        expect(said({ ...running(state), hint }, 'live')).toBe(live);
      expect(said({ ...running('tracked'), hint }, 'photo')).toBe(photo);
      expect(said({ ...running('tracked'), hint }, 'snapshot')).toBeUndefined();
    },
  );

  it('is said after what is waited for', () => {
    const waiting = nextStage(shown(running('lost')), { type: 'wait-began', wait: 'camera' });
    const live = { mode: 'live', tryOnType: 'sunglasses' } as const;
    expect(hintKey(waiting, live)).toBe('tryon_hint_allow_camera');
    expect(hintKey(nextStage(waiting, { type: 'wait-ended', wait: 'camera' }), live)).toBe(
      'tryon_hint_not_seen',
    );
  });
});
