import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  RGBAFormat,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three';

/** Linear radiance of the room, as multiples of white paper in its light. */
const FLOOR = 0.12;
const WALLS = 0.26;
const CEILING = 0.7;
/** A wide window, high on the left: what makes a curved rim shine. */
const WINDOW = {
  towards: new Vector3(-0.55, 0.55, 0.63).normalize(),
  radiance: 3,
  sharpness: 14,
} as const;

/** Nothing in the room has edges: a map this small holds it, and is filtered in a moment even without a graphics card. */
const MAP = { width: 128, height: 64 } as const;

/**
 * A calm room to reflect: soft from above, dim from below, one window. Reflections of a busy one make lenses look like
 * chrome. Ready for physical materials; the caller disposes of it.
 */
export function studioEnvironment(renderer: WebGLRenderer): Texture {
  const room = new DataTexture(roomMap(), MAP.width, MAP.height, RGBAFormat, FloatType);
  room.mapping = EquirectangularReflectionMapping;
  room.colorSpace = LinearSRGBColorSpace;
  room.minFilter = room.magFilter = LinearFilter;
  room.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromEquirectangular(room);
  generator.dispose();
  room.dispose();
  return texture;
}

/** The room seen from its middle, longitude by latitude, from the bottom up. */
function roomMap(): Float32Array<ArrayBuffer> {
  const map = new Float32Array(MAP.width * MAP.height * 4);
  const direction = new Vector3();
  for (let k = 0; k < MAP.width * MAP.height; k += 1) {
    const longitude = (((k % MAP.width) + 0.5) / MAP.width - 0.5) * 2 * Math.PI;
    const latitude = ((Math.floor(k / MAP.width) + 0.5) / MAP.height - 0.5) * Math.PI;
    const level = Math.cos(latitude);
    direction.set(level * Math.cos(longitude), Math.sin(latitude), level * Math.sin(longitude));
    map.fill(radiance(direction), 4 * k, 4 * k + 3);
    map[4 * k + 3] = 1;
  }
  return map;
}

function radiance(direction: Vector3): number {
  const up = direction.y;
  const room = up < 0 ? WALLS + (FLOOR - WALLS) * -up : WALLS + (CEILING - WALLS) * up;
  const window = Math.max(0, direction.dot(WINDOW.towards)) ** WINDOW.sharpness;
  return room + WINDOW.radiance * window;
}
