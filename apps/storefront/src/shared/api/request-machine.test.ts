import type { CallKind } from '@vitrine/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRequest, type RequestEvent, type RequestState, type RequestStep } from './request-machine.ts';

const STATES: readonly RequestState[] = [
  { name: 'idle' },
  { name: 'sent', isRetry: false },
  { name: 'sent', isRetry: true },
  { name: 'refreshing' },
  { name: 'done' },
  { name: 'rejected' },
  { name: 'dead' },
];

const answered = (status: number, call: CallKind = 'plain'): RequestEvent => ({
  type: 'answered',
  status,
  call,
});

const EVENTS: readonly RequestEvent[] = [
  { type: 'requested', isConflict: false },
  { type: 'requested', isConflict: true },
  answered(200),
  answered(204),
  answered(401),
  answered(401, 'sign-in'),
  answered(401, 'refresh'),
  answered(429),
  answered(500),
  { type: 'unanswered' },
  { type: 'refreshed' },
  { type: 'refresh-refused' },
  { type: 'refresh-failed' },
  answered(401, 'agent-sign-in'),
];

/** All moves. Every other pair of state and event leaves the state. */
const MOVES = new Map<string, RequestStep>([
  move(STATES[0], EVENTS[0], { name: 'sent', isRetry: false }, 'send'),
  move(STATES[0], EVENTS[1], { name: 'rejected' }),
  ...[STATES[1], STATES[2]].flatMap((sent) => [
    move(sent, EVENTS[2], { name: 'done' }),
    move(sent, EVENTS[3], { name: 'done' }),
    move(sent, EVENTS[5], { name: 'rejected' }),
    move(sent, EVENTS[6], { name: 'dead' }, 'end-session'),
    move(sent, EVENTS[13], { name: 'dead' }, 'end-session'),
    move(sent, EVENTS[7], { name: 'rejected' }),
    move(sent, EVENTS[8], { name: 'rejected' }),
    move(sent, EVENTS[9], { name: 'rejected' }),
  ]),
  move(STATES[1], EVENTS[4], { name: 'refreshing' }, 'refresh'),
  move(STATES[2], EVENTS[4], { name: 'rejected' }),
  move(STATES[3], EVENTS[10], { name: 'sent', isRetry: true }, 'send'),
  move(STATES[3], EVENTS[11], { name: 'dead' }, 'end-session'),
  move(STATES[3], EVENTS[12], { name: 'rejected' }),
]);

function move(
  ...[from, event, state, effect = 'none']: [
    RequestState | undefined,
    RequestEvent | undefined,
    RequestState,
    RequestStep['effect']?,
  ]
): [string, RequestStep] {
  return [keyOf(from, event), { state, effect }];
}

function keyOf(state: RequestState | undefined, event: RequestEvent | undefined): string {
  return JSON.stringify([state, event]);
}

describe('nextRequest', () => {
  for (const state of STATES) {
    for (const event of EVENTS) {
      it(`[R4.029–R4.032] ${JSON.stringify(state)} on ${JSON.stringify(event)}`, () => {
        const expected = MOVES.get(keyOf(state, event)) ?? { state, effect: 'none' };
        expect(nextRequest(state, event)).toEqual(expected);
      });
    }
  }

  it('[R4.029] sends at most twice and refreshes at most once, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: RequestState = { name: 'idle' };
        const effects: string[] = [];
        for (const event of events) {
          const step = nextRequest(state, event);
          effects.push(step.effect);
          ({ state } = step);
        }
        expect(effects.filter((effect) => effect === 'send').length).toBeLessThanOrEqual(2);
        expect(effects.filter((effect) => effect === 'refresh').length).toBeLessThanOrEqual(1);
        expect(effects.filter((effect) => effect === 'end-session').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
