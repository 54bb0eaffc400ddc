import { describe, expect, it } from 'vitest';
import {
  canonicalEntry,
  chainEnd,
  type ChainEntry,
  chainFault,
  type ChainPayload,
  type ChainWord,
} from './certificate-chain.ts';
import {
  cardSigns,
  CERTIFICATE_SYSTEM_ID,
  eventDate,
  isEventDate,
  readActivationCode,
  readSerialNumber,
} from './certificate-event.ts';
import {
  authenticityOf,
  CERTIFICATE_MOVES,
  CERTIFICATE_STATES,
  certificateState,
  nextCertificateState,
} from './certificate-state.ts';
import { certificateTerms } from './certificate-terms.ts';

const LEGAL = [
  'issued activated → activated',
  'issued returned → returned',
  'activated offered → in_transfer',
  'activated lost → lost',
  'activated stolen → stolen',
  'activated returned → returned',
  'in_transfer accepted → activated',
  'in_transfer withdrawn → activated',
  'in_transfer expired → activated',
  'in_transfer lost → lost',
  'in_transfer stolen → stolen',
  'in_transfer returned → returned',
  'lost found → activated',
  'lost stolen → stolen',
  'lost returned → returned',
  'stolen found → activated',
  'stolen returned → returned',
];

describe('[R2.060, R2.061] a certificate', () => {
  it('moves exactly as designed, over every pair of state and move', () => {
    const seen: string[] = [];
    for (const state of CERTIFICATE_STATES) {
      for (const move of CERTIFICATE_MOVES) {
        const next = nextCertificateState(state, move);
        if (next.ok) seen.push(`${state} ${move} → ${next.value}`);
        else expect(next.refusal).toEqual({ code: 'illegal_certificate_move', state, move });
      }
    }
    expect(seen.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('is in transfer until the last moment of its offer', () => {
    const offeredUntil = new Date('2026-03-17T09:00:00Z');
    const at = (status: string, now: number) => certificateState({ status, offeredUntil }, new Date(now));
    expect(at('activated', offeredUntil.getTime() - 1)).toBe('in_transfer');
    expect(at('activated', offeredUntil.getTime())).toBe('activated');
    expect(at('lost', offeredUntil.getTime() - 1)).toBe('lost');
    expect(() => at('melted', 0)).toThrow('unknown status melted');
  });

  it('is told to everybody in three words', () => {
    const told = CERTIFICATE_STATES.map((state) => `${state} ${authenticityOf(state)}`);
    expect(told).toEqual([
      'issued genuine',
      'activated genuine',
      'lost reported',
      'stolen reported',
      'returned not_known',
      'blocked reported',
      'in_transfer genuine',
    ]);
  });
});

describe('[R3.019] the date of an event', () => {
  it('is written as month, day, year and minute, in UTC', () => {
    expect(eventDate(new Date('2026-02-11T23:05:59.999Z'))).toBe('02-11-2026 23:05');
  });

  it.each([
    ['02-11-2026 23:05', true],
    ['02-29-2028 00:00', true],
    ['02-29-2026 00:00', false],
    ['13-01-2026 00:00', false],
    ['2026-02-11 23:05', false],
    ['02-11-2026 24:00', false],
    ['02-11-2026 23:05 ', false],
    ['', false],
  ])('%s: %s', (text, isGood) => {
    expect(isEventDate(text)).toBe(isGood);
  });
});

describe('[R2.061] what stands on a card', () => {
  it('has groups of four signs, none of which is read for another', () => {
    expect(cardSigns(Uint8Array.from({ length: 12 }, (_, at) => at * 21))).toMatch(
      /^(?:[\dA-HJKMNP-TV-Z]{4}-){2}[\dA-HJKMNP-TV-Z]{4}$/u,
    );
  });

  it('is the same however it is typed', () => {
    expect(readSerialNumber(' aur-w-100427 ')).toBe('AUR-W-100427');
    expect(readActivationCode('7kq2 m9xd-0vba')).toBe(readActivationCode('7KQ2-M9XD-0VBA'));
  });
});

/** A hash that a reader can follow; a signature that says what it signs. */
const hash = (text: string) => `#${text}`;
const sign = (keyId: string, signed: string) => `${keyId}:${signed}`;
const isSigned = (entry: Pick<ChainEntry, 'hash' | 'keyId' | 'signature'>) =>
  entry.keyId !== 'stranger' && entry.signature === sign(entry.keyId, entry.hash);

function aChain(words: readonly ChainWord[], keyId = 'house'): ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (const [at, word] of words.entries()) {
    const payload: ChainPayload = {
      serialNumber: 'S-1',
      place: at + 1,
      previousHash: entries.at(-1)?.hash ?? '',
      key: `event-${at}`,
      word,
      fromId: CERTIFICATE_SYSTEM_ID,
      signerId: CERTIFICATE_SYSTEM_ID,
      toId: word === 'ISSUED' ? CERTIFICATE_SYSTEM_ID : 'ana',
      at: '2026-02-11T09:00:00.000Z',
      language: 'eng',
      skuId: 'TH2001',
      contact: null,
      keyId,
    };
    const hashed = hash(canonicalEntry(payload));
    entries.push({ ...payload, hash: hashed, signature: sign(keyId, hashed) });
  }
  return entries;
}

const faultOf = (entries: readonly ChainEntry[]) => chainFault(entries, { hash, isSigned });

describe('[R3.018] a chain', () => {
  const whole = aChain(['ISSUED', 'ACTIVATED', 'OWNED']);

  it('holds where nobody touched it', () => {
    expect(chainFault(whole, { hash, isSigned })).toBeUndefined();
    expect(chainFault([], { hash, isSigned })).toBeUndefined();
  });

  it.each(
    Object.entries({
      serialNumber: 'S-2',
      key: 'other',
      word: 'LOST',
      fromId: 'eve',
      signerId: 'eve',
      toId: 'eve',
      at: '2026-02-12T09:00:00.000Z',
      language: 'fra',
      skuId: 'TH2002',
      contact: 'digest',
      keyId: 'other',
    }),
  )('tells that %s of an entry was changed', (name, value) => {
    const changed = whole.map((entry, at) => (at === 1 ? { ...entry, [name]: value } : entry));
    expect(chainFault(changed, { hash, isSigned })).toEqual({ place: 2, fault: 'changed' });
  });

  it('tells that an entry is missing, was put in, or changed its place', () => {
    const [first, second, third] = whole;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three entries');
    expect(faultOf([first, third])).toEqual({ place: 2, fault: 'out_of_place' });
    expect(faultOf([second, third])).toEqual({ place: 1, fault: 'out_of_place' });
    expect(faultOf([first, { ...third, place: 2 }])).toEqual({ place: 2, fault: 'broken_link' });
    expect(faultOf([first, second, { ...second, place: 3 }])).toEqual({ place: 3, fault: 'broken_link' });
  });

  it('tells that somebody else signed: a hash alone can be made by everybody', () => {
    expect(chainFault(aChain(['ISSUED', 'ACTIVATED'], 'stranger'), { hash, isSigned })).toEqual({
      place: 1,
      fault: 'not_signed',
    });
  });

  it.each<[string, readonly ChainWord[], object]>([
    ['entered', ['ISSUED'], { status: 'issued', ownerId: undefined }],
    ['activated', ['ISSUED', 'ACTIVATED'], { status: 'activated', ownerId: 'ana' }],
    ['handed on', ['ISSUED', 'ACTIVATED', 'OWNED'], { status: 'activated', ownerId: 'ana' }],
    ['lost', ['ISSUED', 'ACTIVATED', 'LOST'], { status: 'lost', ownerId: 'ana' }],
    ['named while lost', ['ISSUED', 'ACTIVATED', 'LOST', 'NAMED'], { status: 'lost', ownerId: 'ana' }],
    ['found', ['ISSUED', 'ACTIVATED', 'STOLEN', 'FOUND'], { status: 'activated', ownerId: 'ana' }],
    ['withdrawn', ['ISSUED', 'BLOCKED'], { status: 'blocked' }],
  ])('says how its certificate stands: %s', (_case, words, end) => {
    expect(chainEnd(aChain(words))).toMatchObject({ skuId: 'TH2001', ...end });
  });

  it('ends with the house where the piece went back, and says nothing where it is empty', () => {
    const back = { word: 'OWNED', toId: CERTIFICATE_SYSTEM_ID, skuId: null } as const;
    expect(chainEnd([...aChain(['ISSUED', 'ACTIVATED']), back])).toEqual({
      status: 'returned',
      ownerId: undefined,
      skuId: null,
    });
    expect(chainEnd([])).toBeUndefined();
  });
});

describe('which pieces travel with a certificate', () => {
  it('is named by the house, with what their materials are called on it', () => {
    const { productTypes, materials } = certificateTerms({
      productTypes: ['watch', 7, 'ring'],
      materials: { steel: 'steel-316l', gold: 750 },
    });
    expect([...productTypes]).toEqual(['watch', 'ring']);
    expect([...materials]).toEqual([['steel', 'steel-316l']]);
  });

  it('are none where it says nothing that can be read', () => {
    for (const config of [undefined, null, {}, { productTypes: 'watch', materials: 'steel' }])
      expect(certificateTerms(config).productTypes.size).toBe(0);
  });
});
