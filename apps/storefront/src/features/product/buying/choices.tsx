import type { Product, Sku } from '@vitrine/contracts';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import styles from './choices.module.css';
import { ColourLinks } from './colour-links.tsx';
import { colourChoices, sizeChoices } from '../shown-sku.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';

const sizeOf = ({ size }: Sku) => <bdi dir="ltr">{size}</bdi>;

interface ChoicesProps {
  readonly product: Pick<Product, 'skus' | 'sizeGuide'>;
  readonly shown: Sku;
}

/**
 * Colours and sizes, as links to the SKU they lead to: they work before any script does. The colour's name is that of the
 * swatch pointed at, else of the one shown; a piece of one colour says its name and offers no choice.
 */
export function Choices({ product, shown }: ChoicesProps) {
  const t = useLabels();
  const { skus, sizeGuide } = product;
  const colours = colourChoices(skus, shown);
  const sizes = sizeChoices(skus, shown);
  const guide = sizeGuide !== null && <SizeGuideButton guideId={sizeGuide} {...{ sizes, shown }} />;
  const [pointed, setPointed] = useState<Sku>();
  return (
    <>
      <div className={styles['group']}>
        <p className={styles['label']}>
          <b>{t('product_colour')}</b> {(pointed ?? shown).color}
        </p>
        {colours.length > 1 && (
          <ColourLinks {...{ colours, shown }} label={t('product_colour')} onPoint={setPointed} />
        )}
      </div>
      {sizes.length > 0 ? (
        <div className={styles['group']}>
          <div className={styles['head']}>
            <p className={styles['label']}>
              <b>{t('product_size')}</b> {sizeOf(shown)}
            </p>
            {guide}
          </div>
          <ul className={styles['row']}>
            {sizes.map((sku) => (
              <li key={sku.identifier}>
                <Link
                  to={sku.url}
                  isChoice
                  className={`${buttonClass('box')} ${styles['size']}`}
                  aria-current={sku.identifier === shown.identifier ? 'true' : undefined}
                >
                  {sizeOf(sku)}
                </Link>
              </li>
            ))}
          </ul>
          {sizeGuide !== null && <OwnSize guideId={sizeGuide} {...{ sizes, shown }} />}
        </div>
      ) : (
        guide && <div className={styles['group']}>{guide}</div>
      )}
    </>
  );
}

const YourSize = lazy(async () => ({ default: (await import('./your-size.tsx')).YourSize }));

/** Of a customer who has said their sizes. */
function OwnSize(props: SizeGuideButtonProps) {
  const own = useStore(shopper, ({ user }) => user?.sizes);
  return (
    own && (
      <Suspense>
        <YourSize {...props} own={own} />
      </Suspense>
    )
  );
}

const SizeGuideDialog = lazyPart(
  async () => (await import('../size-guide/size-guide-dialog.tsx')).SizeGuideDialog,
);

interface SizeGuideButtonProps {
  readonly guideId: string;
  /** The SKUs to choose from, one for each size; empty where there is no size to choose. */
  readonly sizes: readonly Sku[];
  readonly shown: Sku;
}

/** Opens the size guide. */
function SizeGuideButton(props: SizeGuideButtonProps) {
  const t = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('product_size_guide')}
      </Button>
      {isOpen && <SizeGuideDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
