/** The engine alone on a page: a camera or a photo, a product of any kind, a picture to keep. */
import { isPainted, type ModelledType, type PaintedType, TRY_ON_TYPE_NAMES } from '@vitrine/domain/try-on';
import { createTryOn, type WornProduct } from '../src/index.ts';

const mirror = document.querySelector<HTMLElement>('#mirror');
const form = document.querySelector('form');
const status = document.querySelector('output');

if (mirror && form && status) {
  const say = (words: unknown) => {
    status.value = JSON.stringify(words);
  };
  const given = () => new FormData(form);
  // Only what this type takes is fetched; what another one takes comes when it is worn.
  const tryOn = createTryOn({ container: mirror, assetsUrl: './', type: 'sunglasses', onStatus: say });
  const pressed = (name: string, act: () => void) =>
    form.querySelector(`[name=${name}]`)?.addEventListener('click', act);
  const tell = async (outcome: Promise<{ readonly ok: boolean }>) => {
    const result = await outcome;
    if (!result.ok) say(result);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void tell(tryOn.wear(productsOf(given())));
  });
  form.querySelector('[name=photo]')?.addEventListener('change', (event) => {
    const [file] = event.target instanceof HTMLInputElement ? (event.target.files ?? []) : [];
    if (file) void tell(tryOn.openPhoto(file));
  });
  pressed('camera', () => void tell(tryOn.openCamera()));
  pressed('discard', () => tryOn.discardPhoto());
  pressed('close', () => tryOn.close());
  // Shoes are worn where the shopper says: here, where the outlines would begin.
  const putShoesOn = async () => {
    const feet = await tryOn.feet();
    return feet.ok ? tryOn.placeFeet(feet.value) : feet;
  };
  pressed('feet', () => void tell(putShoesOn()));
  const keep = async () => {
    const taken = await tryOn.takePhoto();
    if (!taken.ok) return say(taken);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(taken.value);
    link.download = `try-on-${text(given(), 'variant') || 'look'}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  pressed('take', () => void keep());
}

/** Make-up is a shade, everything else a model; without one, all is taken off. */
function productsOf(given: FormData): readonly WornProduct[] {
  const type = TRY_ON_TYPE_NAMES.find((one) => one === text(given, 'type'));
  const [colour, modelUrl, variant] = [text(given, 'shade'), text(given, 'model'), text(given, 'variant')];
  if (type === undefined) return [];
  if (isPainted(type)) return isColour(colour) ? [shadeOf(type, colour)] : [];
  if (modelUrl === '') return [];
  return [modelOf(type, { modelUrl, ...(variant && { variant }) })];
}

const isColour = (value: string): value is `#${string}` => value.startsWith('#');

function shadeOf(type: PaintedType, colour: `#${string}`): WornProduct {
  const finish = 'satin';
  return type === 'lipsticks' ? { type, colour, finish } : { type, shades: [{ colour, finish }] };
}

interface Model {
  readonly modelUrl: string;
  readonly variant?: string;
}

function modelOf(type: ModelledType, model: Model): WornProduct {
  return type === 'rings' ? { ...model, type, finger: 'ring' } : { ...model, type };
}

function text(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === 'string' ? value : '';
}
