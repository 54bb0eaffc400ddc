import type { ReturnResultsBody } from '@vitrine/contracts';
import { returnOutcome } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './return-dialog.module.css';
import type { FormLine } from './return-form.ts';

/** What came of a request, line by line. */
export type Sent = ReturnResultsBody;

interface ReturnResultProps {
  readonly sent: Sent;
  readonly lines: readonly FormLine[];
  readonly onClose: () => void;
}

/** [R4.038] What came of the request: each line with its number, or with what stands in its way. */
export function ReturnResult({ sent: { results }, lines, onClose }: ReturnResultProps) {
  const { t } = usePage().labels;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byLine = Map.groupBy(
    results,
    ({ item_id: id, returnId, errorData }) => `${id} ${returnId ?? errorData?.errorCode ?? ''}`,
  );
  return (
    <div className={styles['form']}>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t(`returns_outcome_${returnOutcome(results)}`)}
      </h3>
      <ul>
        {Array.from(byLine, ([key, together]) => {
          const [result] = together;
          const line = lines.find((one) => one.line.itemId === result?.item_id)?.line;
          return (
            <li key={key} className={styles['line']}>
              <p>
                {together.length} × {line && pieceText(line.name, line, t)}
              </p>
              {result?.errorData === undefined ? (
                <p className={styles['number']}>
                  {t('returns_result_number', { number: result?.returnId ?? '' })}
                </p>
              ) : (
                <p className={styles['refusal']}>{result.errorData.message}</p>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={onClose}>{t('returns_done')}</Button>
    </div>
  );
}
