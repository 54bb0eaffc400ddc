/** The engine alone on a page: a camera or a photo, a product, a picture to keep. */
import { createTryOn, snapshotFileName } from '../src/index.ts';

const mirror = document.querySelector<HTMLElement>('#mirror');
const form = document.querySelector('form');
const status = document.querySelector('output');

if (mirror && form && status) {
  const say = (words: unknown) => {
    status.value = JSON.stringify(words);
  };
  const tryOn = createTryOn({ container: mirror, assetsUrl: './', type: 'sunglasses', onStatus: say });
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const pressed = (name: string, act: () => void) =>
    form.querySelector(`[name=${name}]`)?.addEventListener('click', act);
  const tell = async (outcome: Promise<{ readonly ok: boolean }>) => {
    const result = await outcome;
    if (!result.ok) say(result);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const modelUrl = field('model')?.value ?? '';
    const variant = field('variant')?.value ?? '';
    const product = { type: 'sunglasses', modelUrl, ...(variant && { variant }) } as const;
    void tell(tryOn.wear(modelUrl ? [product] : []));
  });
  field('photo')?.addEventListener('change', (event) => {
    const [file] = event.target instanceof HTMLInputElement ? (event.target.files ?? []) : [];
    if (file) void tell(tryOn.openPhoto(file));
  });
  pressed('camera', () => void tell(tryOn.openCamera()));
  pressed('discard', () => tryOn.discardPhoto());
  pressed('close', () => tryOn.close());
  const keep = async () => {
    const taken = await tryOn.takePhoto();
    if (!taken.ok) return say(taken);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(taken.value);
    link.download = snapshotFileName('Try-on', field('variant')?.value || 'look', new Date());
    link.click();
    URL.revokeObjectURL(link.href);
  };
  pressed('take', () => void keep());
}
