import type { JsonPath } from '../format/part.ts';

/** The line (from 1) on which a value of a JSON text begins; that of the nearest value around it when it is not there. */
export function lineOf(text: string, path: JsonPath): number {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const child = childAt(text, at, step);
    if (child === undefined) break;
    at = child;
  }
  return text.slice(0, at).split('\n').length;
}

const SPACE = /\s*/uy;
/** A string with its quotes, or anything up to the end of a number or a word. */
const STRING = /"(?:[^"\\]|\\.)*"/uy;
const WORD = /[^\s,\]}]*/uy;

function endOf(pattern: RegExp, text: string, at: number): number {
  const sticky = new RegExp(pattern);
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : at;
}

function skipSpace(text: string, at: number): number {
  return endOf(SPACE, text, at);
}

function endOfValue(text: string, at: number): number {
  const first = text[at];
  if (first === '"') return endOf(STRING, text, at);
  if (first !== '{' && first !== '[') return endOf(WORD, text, at);
  let end = at;
  for (const child of children(text, at)) end = endOfValue(text, child.at);
  return Math.max(text.indexOf(first === '{' ? '}' : ']', end), at) + 1;
}

/** Where the value below a key or at a place begins; undefined when there is none. */
function childAt(text: string, at: number, step: string | number): number | undefined {
  for (const child of children(text, at)) if (child.key === step) return child.at;
  return undefined;
}

/** The values directly inside an object or a list, in their order. The text is JSON that could be parsed. */
function* children(text: string, at: number): Generator<{ key: string | number; at: number }> {
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return;
  let next = skipSpace(text, at + 1);
  for (let place = 0; next < text.length && text[next] !== '}' && text[next] !== ']'; place += 1) {
    const keyEnd = isObject ? endOf(STRING, text, next) : next;
    const value = isObject ? skipSpace(text, text.indexOf(':', keyEnd) + 1) : next;
    yield { key: isObject ? String(JSON.parse(text.slice(next, keyEnd))) : place, at: value };
    next = skipSpace(text, endOfValue(text, value));
    if (text[next] === ',') next = skipSpace(text, next + 1);
  }
}
