/**
 * How a picture stands in its frame, for the attribute `data-frame`: a still life is as wide as the frame; what was taken
 * from near fills it; a whole piece (undefined) stands free in it.
 */
export function frameOf(view: string | undefined): 'wide' | 'near' | undefined {
  if (view === undefined || view === 'front') return undefined;
  return view === 'wide' ? 'wide' : 'near';
}
