/** Views that show the whole of what they show; all others were taken from near. */
const WHOLE: ReadonlySet<string> = new Set(['front', 'wide']);

/** For the attribute `data-near`: a picture that fills its frame, rather than a whole piece that stands in it. */
export function isNear(view: string | undefined): true | undefined {
  return (view !== undefined && !WHOLE.has(view)) || undefined;
}
