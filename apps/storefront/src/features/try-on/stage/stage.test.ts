import type { TryOnStatus } from '@vitrine/try-on';
import { describe, expect, it } from 'vitest';
import { hintKey, INITIAL_STAGE, isWarmingUp, nextStage, type Stage, type StageEvent } from './stage.ts';

const after = (...events: readonly StageEvent[]): Stage => events.reduce(nextStage, INITIAL_STAGE);
const status = (state: 'ready' | Running): StageEvent => ({
  type: 'status-changed',
  status: state === 'ready' ? { state } : running(state),
});

type Running = 'tracked' | 'lost' | 'seeking';
const running = (state: Running): Extract<TryOnStatus, { readonly state: Running }> =>
  state === 'tracked' ? { state } : { state, sought: 'face' };
const inTheDark = (state: Running): Stage =>
  after({ type: 'status-changed', status: { ...running(state), hint: 'too-dark' } });

describe('the stage of the try-on', () => {
  it('warms up until the engine says otherwise', () => {
    expect(isWarmingUp(INITIAL_STAGE)).toBe(true);
    expect(isWarmingUp(after(status('ready')))).toBe(false);
  });

  it('says when the face is not seen, and nothing while it is followed', () => {
    expect(hintKey(after(status('seeking')), 'live')).toBe('tryon_hint_look_here');
    expect(hintKey(after(status('lost')), 'live')).toBe('tryon_hint_not_seen');
    expect(hintKey(after(status('tracked')), 'live')).toBeUndefined();
    expect(hintKey(after(status('lost')), 'photo')).toBeUndefined();
  });

  it.each([
    ['hand', 'tryon_hint_show_hand', 'tryon_hint_hand_not_seen'],
    ['foot', 'tryon_hint_show_feet', 'tryon_hint_feet_not_seen'],
  ] as const)('asks for the %s where that is what is sought', (sought, seeking, lost) => {
    const hintOf = (state: 'seeking' | 'lost') =>
      hintKey(after({ type: 'status-changed', status: { state, sought } }), 'live');
    expect([hintOf('seeking'), hintOf('lost')]).toEqual([seeking, lost]);
  });

  it('asks for light, whether a face is seen or not, and says so of a photo in words of its own', () => {
    for (const state of ['tracked', 'lost', 'seeking'] as const)
      expect(hintKey(inTheDark(state), 'live')).toBe('tryon_hint_too_dark');
    expect(hintKey(inTheDark('tracked'), 'photo')).toBe('tryon_hint_photo_too_dark');
    expect(hintKey(inTheDark('tracked'), 'snapshot')).toBeUndefined();
  });

  it('says what it waits for before it says anything else', () => {
    const waiting = after(status('lost'), { type: 'wait-began', wait: 'camera' });
    expect(hintKey(waiting, 'live')).toBe('tryon_hint_allow_camera');
    expect(hintKey(nextStage(waiting, { type: 'wait-ended', wait: 'camera' }), 'live')).toBe(
      'tryon_hint_not_seen',
    );
  });

  it('[R5.011] keeps a refusal on screen until the next attempt', () => {
    const refused = after(
      { type: 'wait-began', wait: 'photo' },
      { type: 'wait-ended', wait: 'photo', failure: { code: 'not-an-image' } },
      status('tracked'),
    );
    expect(refused.notice).toEqual({ code: 'not-an-image' });
    expect(nextStage(refused, { type: 'wait-began', wait: 'photo' }).notice).toBeUndefined();
  });

  it('does not announce what was given up because the modal closed', () => {
    expect(after({ type: 'wait-ended', wait: 'camera', failure: { code: 'closed' } }).notice).toBeUndefined();
  });

  it('counts a wait once, however often it begins', () => {
    const twice = after({ type: 'wait-began', wait: 'model' }, { type: 'wait-began', wait: 'model' });
    expect(twice.waits).toEqual(['model']);
  });

  it('[R2.094] stands as far away as it can, in the dark, with every camera that opens', () => {
    const camera = { deviceId: 'rear', facing: undefined, mirrored: false, hasTorch: true, devices: [] };
    const close = after({ type: 'lamp-switched', isOn: true }, { type: 'zoomed', times: 3 });
    expect(close).toMatchObject({ isLampOn: true, zoom: 3 });
    expect(nextStage(close, { type: 'camera-opened', camera })).toMatchObject({ isLampOn: false, zoom: 1 });
  });
});
