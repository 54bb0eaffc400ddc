import type { Plane } from './exr.ts';
import type { Exposure } from './exposure.ts';
import { blended, eachOf, type Triple, valueAt } from './planes.ts';

/**
 * One exposure from three in which glass bends light as red, as green and as blue: in stones every colour is taken
 * from its own, everywhere else the three are one picture and are averaged.
 */
export function withFire(colours: readonly Exposure[], stone: Plane): Exposure {
  const [first] = colours;
  if (!first) throw new Error('There is no exposure');
  const mean = (pick: (one: Exposure) => Plane): Plane => meanOfAll(colours.map(pick));
  const means = (pick: (one: Exposure) => Triple): Triple =>
    eachOf(pick(first), (plane, channel) => mean((one) => pick(one)[channel] ?? plane));
  const whole = means((one) => one.rest);
  return {
    width: first.width,
    height: first.height,
    coverage: mean((one) => one.coverage),
    diffuse: means((one) => one.diffuse),
    diffuseColour: means((one) => one.diffuseColour),
    gloss: means((one) => one.gloss),
    glossColour: means((one) => one.glossColour),
    rest: eachOf(whole, (plane, channel) => {
      const own = colours[channel]?.rest[channel] ?? plane;
      return plane.map((value, i) => value + (valueAt(own, i) - value) * Math.min(1, valueAt(stone, i)));
    }),
    normal: means((one) => one.normal),
    depth: mean((one) => one.depth),
    masks: first.masks.map((plane, i) => mean((one) => one.masks[i] ?? plane)),
  };
}

function meanOfAll(planes: readonly Plane[]): Plane {
  const [first = new Float32Array(), ...others] = planes;
  const sum = others.reduce((total, plane) => blended(total, plane, (a, b) => a + b), first);
  return sum.map((value) => value / planes.length);
}
