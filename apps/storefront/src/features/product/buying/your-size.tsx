import type { Sku, UserInfoBody } from '@vitrine/contracts';
import type { BodySize, MeasuredPart } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { CHOICE_STATE } from '../../../shared/navigation/choice-state.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './choices.module.css';

/** Which of a customer's sizes a guide is about, by what it measures. */
const SIZE_OF_PART: Readonly<Partial<Record<MeasuredPart, BodySize>>> = {
  finger: 'ring',
  foot: 'shoes',
  belt: 'belt',
};

export interface YourSizeProps {
  readonly guideId: string;
  /** The SKUs of the shown colour, one for each size. */
  readonly sizes: readonly Sku[];
  readonly shown: Sku;
  readonly own: OwnSizes;
}
type OwnSizes = NonNullable<UserInfoBody['sizes']>;

/**
 * [R2.046] Says which of the sizes is the customer's, as their profile has it. Where the address names no SKU, the page
 * shows that one.
 */
export function YourSize({ guideId, sizes, shown, own }: YourSizeProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const { sku: named } = useParams();
  const wanted = useOwnSize(guideId, own);
  const fitting = sizes.find(({ size }) => wanted !== undefined && Number(size) === wanted);
  const [goesTo, isShown] = [fitting?.url, fitting?.identifier === shown.identifier];
  useEffect(() => {
    if (goesTo === undefined || isShown || named !== undefined) return;
    void navigate(goesTo, { replace: true, preventScrollReset: true, state: CHOICE_STATE });
  }, [goesTo, isShown, named, navigate]);
  if (fitting?.size === undefined) return undefined;
  return <p className={styles['own']}>{t('product_your_size', { size: fitting.size })}</p>;
}

/** The customer's size as the guide counts it; undefined until the guide is there, and where they said none. */
function useOwnSize(guideId: string, own: OwnSizes): number | undefined {
  const [size, setSize] = useState<BodySize>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const guide = await shopClient().call('getSizeGuide', { params: { id: guideId } });
      const part = guide.ok ? guide.value.mediaCategories[0] : undefined;
      if (isCurrent) setSize(part === undefined ? undefined : SIZE_OF_PART[part]);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [guideId]);
  return size === undefined ? undefined : own[size];
}
