import type { TryOnFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { FeetOnScreen } from './feet-on-screen.ts';
import type { SourceContext } from './source-slot.ts';

type Context = Pick<SourceContext, 'ready' | 'slot' | 'report'>;

export async function askFeet({ ready }: Context): Promise<Result<FeetOnScreen, TryOnFailure>> {
  const engine = await ready;
  if (!engine.ok) return engine;
  const feet = await engine.value.renderer.feetOnScreen();
  return feet ? accepted(feet) : refused({ code: 'no-picture' });
}

/** In a photo the feet stay there; before a camera they are held from the next picture on. */
export async function placeFeet(
  { ready, slot, report }: Context,
  requested: FeetOnScreen | undefined,
): Promise<Result<undefined, TryOnFailure>> {
  const engine = await ready;
  if (!engine.ok) return engine;
  const { renderer, tracker } = engine.value;
  const shown = slot.shown();
  const feet = requested && renderer.feetInPicture(requested);
  if (!shown || (requested && !feet)) return refused({ code: 'no-picture' });
  if (shown.kind === 'photo') {
    renderer.setFeet(feet);
    if (feet) report({ state: 'tracked' });
    return accepted(undefined);
  }
  const answer = await tracker.ask(() => ({ type: 'place', ...(feet && { feet }) }));
  if (answer === 'lost') return refused({ code: 'worker-lost' });
  return answer === 'closed' ? refused({ code: 'closed' }) : accepted(undefined);
}
