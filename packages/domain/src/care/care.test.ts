import { describe, expect, it } from 'vitest';
import { readRepairPhoto, REPAIR_PHOTO_LIMITS } from './repair-photo.ts';
import {
  isStillNews,
  nextRepairState,
  REPAIR_EVENTS,
  REPAIR_NEWS,
  REPAIR_STATES,
  repairNewsOf,
  repairStateOf,
} from './repair-state.ts';

const LEGAL = [
  'requested received → received',
  'received quoted → quoted',
  'quoted accepted → accepted',
  'quoted refused → refused',
  'accepted paid → paid',
  'refused returned → returned',
  'paid repaired → repaired',
  'repaired returned → returned',
  'requested declined → declined',
  'received declined → declined',
  'declined returned → returned',
];

describe('[R2.019, R2.052, R4.042] a repair', () => {
  it('moves exactly as designed, over every pair of state and event', () => {
    const seen: string[] = [];
    for (const state of REPAIR_STATES) {
      for (const event of REPAIR_EVENTS) {
        const next = nextRepairState(state, event, true);
        if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
        else expect(next.refusal).toEqual({ code: 'illegal_repair_event', state, event });
      }
    }
    expect(seen.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('is returned only where the piece has come: a request that was declined before is over', () => {
    const refusal = { code: 'illegal_repair_event', state: 'declined', event: 'returned' };
    expect(nextRepairState('declined', 'returned', false)).toEqual({ ok: false, refusal });
    expect(nextRepairState('requested', 'received', false).ok).toBe(true);
  });

  it('has no state that nobody wrote', () => {
    expect(REPAIR_STATES.map(repairStateOf)).toEqual(REPAIR_STATES);
    expect(() => repairStateOf('melted')).toThrow('unknown state melted');
  });

  it('is told of by mail, but not of what its client has just done, and not of what has passed', () => {
    const untold = REPAIR_STATES.filter((state) => repairNewsOf(state) === undefined);
    expect(untold).toEqual(['received', 'accepted', 'refused']);
    const holds = REPAIR_NEWS.flatMap((news) =>
      REPAIR_STATES.filter((state) => isStillNews(news, state)).map((state) => `${news} in ${state}`),
    );
    expect(holds).toEqual([
      'requested in requested',
      'requested in received',
      ...REPAIR_NEWS.slice(1).map((news) => `${news} in ${news}`),
    ]);
  });
});

const ascii = (text: string): number[] => [...new TextEncoder().encode(text)];
const bytes32 = (value: number): number[] =>
  [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256);
const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
const FRAME = segment(0xc0, [8, 0, 40, 0, 30, 1, 1, 0x11, 0]);
/** Coded pixels with a stuffed byte and a new beginning among them. */
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const jpeg = (...more: readonly number[][]): number[] => [
  0xff,
  0xd8,
  ...segment(0xe0, ascii('JFIF\0')),
  ...more.flat(),
  ...FRAME,
  ...SCAN,
  0xff,
  0xd9,
];
const chunk = (kind: string, content: readonly number[]): number[] => [
  ...bytes32(content.length),
  ...ascii(kind),
  ...content,
  0,
  0,
  0,
  0,
];
const PNG_BEGINNING = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const png = (width: number, ...more: readonly number[][]): number[] => [
  ...PNG_BEGINNING,
  ...chunk('IHDR', [...bytes32(width), ...bytes32(20), 8, 2, 0, 0, 0]),
  ...more.flat(),
  ...chunk('IDAT', [1, 2, 3]),
  ...chunk('IEND', []),
];
const part = (kind: string, content: readonly number[]): number[] => [
  ...ascii(kind),
  ...bytes32(content.length).toReversed(),
  ...content,
  ...(content.length % 2 === 0 ? [] : [0]),
];
const webp = (...parts: readonly number[][]): number[] => {
  const body = [...ascii('WEBP'), ...parts.flat()];
  return [...ascii('RIFF'), ...bytes32(body.length).toReversed(), ...body];
};
const LOSSY = part('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 60, 0, 80, 0, 1]);
const LOSSLESS = part('VP8L', [0x2f, 9, 0, 1, 0, 0, 0, 0, 0, 0]);
const WIDE = part('VP8X', [0, 0, 0, 0, 59, 0, 0, 79, 0, 0]);

const read = (bytes: readonly number[]) => readRepairPhoto(Uint8Array.from(bytes));
const fault = (bytes: readonly number[]) => {
  const photo = read(bytes);
  return photo.ok ? photo.value : photo.refusal.code;
};

describe('[R2.019] a photo', () => {
  it('is JPEG, PNG or WebP by its own bytes', () => {
    const photos = [
      jpeg(),
      jpeg(segment(0xe2, ascii('ICC_PROFILE\0'))),
      png(30),
      webp(LOSSY),
      webp(LOSSLESS),
      webp(WIDE, LOSSY),
    ];
    expect(photos.map(fault)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/webp',
      'image/webp',
    ]);
  });

  it('is nothing else, whatever it is called', () => {
    const others = [
      ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      [...ascii('MZ'), ...Array.from({ length: 60 }, () => 0)],
      ascii('GIF89a and more than sixteen bytes of it'),
      [],
      [0xff, 0xd8, 0xff],
      png(0),
    ];
    expect(others.map(fault)).toEqual(others.map(() => 'not_a_photo'));
  });

  it('is whole: every beginning of one is none', () => {
    for (const whole of [jpeg(), jpeg(segment(0xe2, ascii('ICC_PROFILE\0'))), png(30), webp(WIDE, LOSSY)])
      for (let end = 0; end < whole.length; end += 1)
        expect(read(whole.slice(0, end)).ok, `${end} of ${whole.length}`).toBe(false);
  });

  it('says nothing of its place: no Exif, XMP, IPTC, comment or text, and nothing behind its end', () => {
    const told = [
      jpeg(segment(0xe1, ascii('Exif\0\0II'))),
      jpeg(segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x/>'))),
      jpeg(segment(0xed, ascii('Photoshop 3.0\0'))),
      jpeg(segment(0xe2, ascii('MPF\0II'))),
      jpeg(segment(0xfe, ascii('48.86 N'))),
      [...jpeg(), ...jpeg(segment(0xe1, ascii('Exif\0\0II')))],
      png(30, chunk('eXIf', [1, 2])),
      png(30, chunk('iTXt', ascii('XML:com.adobe.xmp'))),
      png(30, chunk('tEXt', ascii('Comment'))),
      [...png(30), 1],
      webp(WIDE, LOSSY, part('EXIF', [1, 2])),
      webp(WIDE, LOSSY, part('XMP ', [1, 2])),
    ];
    expect(told.map(fault)).toEqual(told.map(() => 'photo_with_metadata'));
  });

  it('has at most 10 MB and a side that can be shown', () => {
    expect(fault(png(REPAIR_PHOTO_LIMITS.side))).toBe('image/png');
    expect(fault(png(REPAIR_PHOTO_LIMITS.side + 1))).toBe('photo_too_large');
    const heavy = new Uint8Array(REPAIR_PHOTO_LIMITS.bytes + 1);
    expect(readRepairPhoto(heavy)).toEqual({ ok: false, refusal: { code: 'photo_too_large' } });
  });
});
