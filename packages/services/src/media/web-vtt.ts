import type { VideoCaption } from '@vitrine/database';

/** High in the picture: what can be pressed stands at its foot. */
const PLACE = 'line:14%';

/** Captions as a WebVTT file (W3C, “WebVTT: The Web Video Text Tracks Format”). */
export function webVtt(captions: readonly VideoCaption[]): string {
  return fileOf(captions, ` ${PLACE}`);
}

/** [R2.011] The chapters that captions name, as a WebVTT file: each lasts until the next one begins. */
export function chaptersVtt(captions: readonly VideoCaption[]): string {
  return fileOf(chaptersOf(captions), '');
}

function chaptersOf(captions: readonly VideoCaption[]): readonly VideoCaption[] {
  const end = Math.max(0, ...captions.map(({ toSeconds }) => toSeconds));
  const named = captions.flatMap(({ fromSeconds, chapter }) =>
    chapter === undefined ? [] : [{ fromSeconds, text: chapter }],
  );
  return named.map((chapter, place) => ({ ...chapter, toSeconds: named[place + 1]?.fromSeconds ?? end }));
}

function fileOf(captions: readonly VideoCaption[], setting: string): string {
  const cues = captions.map(
    ({ fromSeconds, toSeconds, text }) =>
      `${stamp(fromSeconds)} --> ${stamp(toSeconds)}${setting}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:01:02.500` */
function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unitMs: number, count: number, digits: number): string =>
    String(Math.floor(milliseconds / unitMs) % count).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

/** One line without markup: what would end a cue or begin a tag is written as text. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}
