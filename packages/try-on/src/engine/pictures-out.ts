import type { TryOnFailure } from '../failure.ts';
import type { Half } from '../kinds/comparison.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { SourceContext } from './source-slot.ts';

/** [R4.013] Freezes the live picture and answers it. If that fails, the picture runs on. */
export async function takePhoto(context: SourceContext, half?: Half): Promise<Result<Blob, TryOnFailure>> {
  const mine = context.slot.shown();
  if (mine?.kind !== 'live') return refused({ code: 'no-picture' });
  mine.frozen = true;
  const taken = await snapshot(context, half);
  if (!taken.ok) mine.frozen = false;
  return taken;
}

/** [R4.014] */
export function discardPhoto({ slot }: SourceContext): void {
  const mine = slot.shown();
  if (mine) mine.frozen = false;
}

/** [R2.091] What is on screen, as PNG; for a half, the whole picture with what that half wears. */
export async function snapshot(
  { ready, slot }: SourceContext,
  half?: Half,
): Promise<Result<Blob, TryOnFailure>> {
  const engine = await ready;
  if (slot.isClosed()) return refused({ code: 'closed' });
  if (!engine.ok) return engine;
  const picture = slot.shown() && (await engine.value.renderer.snapshot(half));
  return picture ? accepted(picture) : refused({ code: 'no-picture' });
}
