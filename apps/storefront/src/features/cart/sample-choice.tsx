import type { CartBody, CartSamplesBody } from '@vitrine/contracts';
import { sizedMediaUrl } from '@vitrine/domain';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLabels } from '../../shared/page/page.tsx';
import { removeCartLine } from '../../shared/session/cart-actions.ts';
import { chooseSample, readSamples } from './bag-actions.ts';
import styles from './sample-choice.module.css';
import { type OnCartChanged, useCartChange } from './use-cart-change.ts';

interface SampleChoiceProps {
  readonly cart: CartBody;
  /** As the page was loaded with them; undefined where they could not be read. */
  readonly loaded: CartSamplesBody | undefined;
  /** Why the last choice was refused. */
  readonly message: ReactNode;
  readonly onChanged: OnCartChanged;
}

/** Twice the size at which a sample stands, for dense screens. */
const PICTURE_SIZE = { widthPx: 320, heightPx: 400 };

/** [R3.035, R7.101] The samples that travel with a fragrance; nothing where the bag takes none along. */
export function SampleChoice({ cart, loaded, message, onChanged }: SampleChoiceProps) {
  const t = useLabels();
  const title = useId();
  const offered = useSamples(cart, loaded);
  const { change, isBusy } = useCartChange(onChanged);
  const lines = new Map(cart.items.filter(({ isSample }) => isSample).map((i) => [i.product.identifier, i]));
  if (offered === undefined || !offered.allowed) return undefined;
  const { maxSamples: max } = offered;
  const isFull = lines.size >= max;
  const toggle = async (skuId: string) => {
    const line = lines.get(skuId);
    await change(() => (line === undefined ? chooseSample(skuId) : removeCartLine(line)));
  };
  return (
    <section className={styles['samples']} aria-labelledby={title} aria-busy={isBusy}>
      <h2 id={title} className={styles['title']}>
        {t('cart_samples_title')}
      </h2>
      <p className={styles['note']} aria-live="polite">
        {t(isFull ? 'cart_samples_full' : 'cart_samples_note', { max })}
      </p>
      {message}
      <ul className={styles['list']}>
        {samplesShown(offered).map(({ identifier, name, size, mediaUrl }) => {
          const isChosen = lines.has(identifier);
          return (
            <li key={identifier}>
              <button
                type="button"
                className={styles['sample']}
                aria-pressed={isChosen}
                disabled={isBusy || (isFull && !isChosen)}
                onClick={() => void toggle(identifier)}
              >
                <img
                  className={styles['picture']}
                  src={sizedMediaUrl(mediaUrl, PICTURE_SIZE)}
                  width={PICTURE_SIZE.widthPx}
                  height={PICTURE_SIZE.heightPx}
                  alt=""
                  loading="lazy"
                />
                <span className={styles['name']}>{name}</span>
                <span className={styles['size']}>{size}</span>
                <span className={styles['state']} aria-hidden="true">
                  {t(isChosen ? 'cart_sample_chosen' : 'cart_sample_choose')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** [R3.035] The picture of a sample is its `imageUrl`. */
const samplesShown = ({ samples }: CartSamplesBody) =>
  samples.map((sample) => ({ ...sample, mediaUrl: sample.imageUrl }));

/** Read again whenever other pieces are in the bag: they decide whether samples come along. */
function useSamples(cart: CartBody, loaded: CartSamplesBody | undefined): CartSamplesBody | undefined {
  const pieces = cart.items.filter(({ isSample }) => !isSample).map(({ product }) => product.identifier);
  const key = pieces.toSorted((one, other) => (one < other ? -1 : 1)).join(' ');
  const [known, setKnown] = useState({ key, samples: loaded });
  useEffect(() => {
    if (known.key === key) return undefined;
    let isCurrent = true;
    const read = async () => {
      const samples = await readSamples();
      if (isCurrent && samples !== undefined) setKnown({ key, samples });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key, known]);
  return known.samples;
}
