import { areaOf } from './detected-box.ts';
import { BODY_DETECTOR, detectIn } from './detector.ts';
import { feetOfBody } from './feet-of-body.ts';
import type { ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import { readBody, regionOfBody, regionOfDetected, type TrackedBody } from './read-body.ts';
import { wholePicture } from './region.ts';
import type { DetectedFeet } from './detected-feet.ts';

/** Below this the window holds nobody (mediapipe's pose_landmark graphs). */
const LEAST_FLAG = 0.5;
/** Passes over a still picture, each around the points of the one before. */
const PASSES = 3;

/**
 * The rough place of the feet of the largest body in a picture, if its legs are whole: on photographs of people in
 * shoes up to 40 % of a shoe's length off. The shopper begins there to place them; nothing is worn there.
 */
export async function findFeetByBody(models: ModelRunner, raster: Raster): Promise<DetectedFeet | undefined> {
  const look = { raster, region: wholePicture(raster.widthPx, raster.heightPx) };
  const bodies = await detectIn(look, BODY_DETECTOR, (input) => models.run('pose-detector', input));
  const [largest] = bodies.toSorted((one, other) => areaOf(other) - areaOf(one));
  let region = largest && regionOfDetected(largest);
  let body: TrackedBody | undefined;
  for (let pass = 0; region && pass < PASSES; pass += 1) {
    const read = await readBody(models, { raster, region });
    body = read.flag >= LEAST_FLAG ? read : undefined;
    region = body && regionOfBody(body);
  }
  return body && feetOfBody(body, raster);
}
