import { type ReturnKind, returnReasonsFor } from '@vitrine/domain';
import { pieceText, variantText } from '../../../shared/i18n/variant-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './return-dialog.module.css';
import { type ChosenLine, type FormLine, NONE } from './return-form.ts';
import { type Sister, useSisters } from './use-sisters.ts';

interface LineChoiceProps {
  readonly formLine: FormLine;
  readonly kind: ReturnKind;
  readonly chosen: ChosenLine | undefined;
  readonly onChoose: (chosen: ChosenLine) => void;
}

/** A line of the order: how many of its pieces come back, why, and for what; or why none can. */
export function LineChoice({ formLine: { line, may }, kind, chosen = NONE, onChoose }: LineChoiceProps) {
  const { labels } = usePage();
  const { t } = labels;
  const name = pieceText(line.name, line, t);
  const { quantity, reasonCode } = chosen;
  const reasons = returnReasonsFor({ size: line.size, isSealedOnly: may.isSealedOnly });
  if (may.refusal !== undefined) {
    return (
      <li className={styles['line']}>
        <p>{name}</p>
        <p className={styles['soft']}>{labels.find(`returns_not_${may.refusal}`)}</p>
      </li>
    );
  }
  return (
    <li className={styles['line']}>
      <p>{name}</p>
      {may.isSealedOnly && <p className={styles['soft']}>{t('returns_sealed')}</p>}
      {may.isKitting && <p className={styles['soft']}>{t('returns_whole_set')}</p>}
      <div className={styles['fields']}>
        <ChoiceField
          label={t('returns_pieces_of', { name: line.name })}
          value={quantity}
          options={numbersTo(may.quantity).map((number) => ({
            value: String(number),
            text: number === 0 ? t('returns_none_of') : String(number),
          }))}
          onChange={({ target }) => onChoose({ ...chosen, quantity: Number(target.value) })}
        />
        {quantity > 0 && (
          <ChoiceField
            label={t('returns_reason_of', { name: line.name })}
            value={reasonCode}
            options={reasons.map((reason) => ({ value: reason, text: t(`returns_reason_${reason}`) }))}
            onChange={({ target }) =>
              onChoose({
                ...chosen,
                reasonCode: reasons.find((reason) => reason === target.value) ?? reasonCode,
              })
            }
          />
        )}
        {quantity > 0 && kind === 'exchange' && (
          <WantedChoice
            line={line}
            chosenSkuId={chosen.wanted?.skuId}
            onChoose={(wanted) => onChoose({ ...chosen, wanted })}
          />
        )}
      </div>
    </li>
  );
}

const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last + 1 }, (_none, number) => number);

interface WantedChoiceProps {
  readonly line: FormLine['line'];
  readonly chosenSkuId: string | undefined;
  readonly onChoose: (sister: Sister | undefined) => void;
}

/** The other sizes and colours of a piece; what is sold out is said. */
function WantedChoice({ line, chosenSkuId, onChoose }: WantedChoiceProps) {
  const { t } = usePage().labels;
  const sisters = useSisters(line);
  if (sisters === undefined) return <p className={styles['soft']}>{t('please_wait')}</p>;
  if (sisters.length === 0) return <p className={styles['soft']}>{t('returns_no_other')}</p>;
  const textOf = (sister: Sister) => {
    const text = variantText(sister, t);
    return sister.isInStock ? text : t('returns_wanted_out', { name: text });
  };
  return (
    <ChoiceField
      label={t('returns_wanted_of', { name: line.name })}
      empty={t('returns_wanted_none')}
      value={chosenSkuId ?? ''}
      options={sisters.map((sister) => ({
        value: sister.skuId,
        text: textOf(sister),
        isOff: !sister.isInStock,
      }))}
      onChange={({ target }) => onChoose(sisters.find(({ skuId }) => skuId === target.value))}
    />
  );
}
