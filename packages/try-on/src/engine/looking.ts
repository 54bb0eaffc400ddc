import type { TryOnFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { SourceContext } from './source-slot.ts';

/** Switches the lamp of the camera that is shown; answers whether it burns. */
export async function setTorch(
  { slot }: SourceContext,
  isOn: boolean,
): Promise<Result<boolean, TryOnFailure>> {
  if (slot.isClosed()) return refused({ code: 'closed' });
  const camera = slot.shown()?.camera;
  return camera ? accepted(await camera.torch(isOn)) : refused({ code: 'no-picture' });
}

/** [R2.094] The lens zooms as far as it can; the rest enlarges the picture around what is worn. */
export async function zoomTo(
  { slot, ready }: SourceContext,
  times: number,
): Promise<Result<undefined, TryOnFailure>> {
  const engine = await ready;
  if (slot.isClosed()) return refused({ code: 'closed' });
  if (!engine.ok) return engine;
  const mine = slot.shown();
  if (!mine) return refused({ code: 'no-picture' });
  const byLens = (await mine.camera?.zoom(times)) ?? 1;
  if (mine !== slot.shown()) return refused({ code: 'closed' });
  engine.value.renderer.zoom(Math.max(1, times / byLens));
  return accepted(undefined);
}
