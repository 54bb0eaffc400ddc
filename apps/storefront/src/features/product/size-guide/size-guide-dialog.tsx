import type { SizeGuide } from '@vitrine/contracts';
import { MEASURE_DRAWING_BOX, MEASURE_DRAWINGS, type MeasuredPart, sizeUnits } from '@vitrine/domain';
import { useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { AskedDialog } from '../asked-dialog.tsx';
import styles from './size-guide-dialog.module.css';
import { SizeChoice, type SizesOfPiece } from './size-choice.tsx';
import { sizeTable } from './size-table.ts';

// The import of this module waits for its labels too.
await loadLabels('detail');

interface SizeGuideDialogProps extends SizesOfPiece {
  /** The guide's own id. */
  readonly guideId: string;
  readonly onClose: () => void;
}

/** [R3.031, R7.058] How the sizes are counted from country to country, and what they measure. */
export function SizeGuideDialog({ guideId, onClose, ...piece }: SizeGuideDialogProps) {
  const t = useLabels();
  return (
    <AskedDialog
      title={t('product_size_guide')}
      shape="centre"
      ask={() => shopClient().call('getSizeGuide', { params: { id: guideId } })}
      onClose={onClose}
    >
      {(guide) => <Guide guide={guide} onChoose={onClose} {...piece} />}
    </AskedDialog>
  );
}

interface GuideProps extends SizesOfPiece {
  readonly guide: SizeGuide;
  readonly onChoose: () => void;
}

function Guide({ guide, onChoose, sizes, shown }: GuideProps) {
  const { locale } = usePage();
  const units = sizeUnits(locale.country);
  const [unit, setUnit] = useState(guide.noUnit ? 'cm' : units[0]);
  const unitLabels = { cm: guide.cmLabel, inches: guide.inchesLabel };
  const { heads, rows } = sizeTable(guide, unit, locale);
  return (
    <div className={styles['guide']} {...inLanguage(guide.textLanguage)}>
      <h3 className={styles['title']}>{guide.title1}</h3>
      <p>{typeset(guide.topDescription)}</p>
      <SizeChoice label={guide.title2} {...{ rows, sizes, shown, onChoose }} />
      {!guide.noUnit && (
        <div className={styles['units']}>
          {units.map((each) => (
            <Button key={each} look="text" aria-pressed={each === unit} onClick={() => setUnit(each)}>
              {unitLabels[each]}
            </Button>
          ))}
        </div>
      )}
      <SizeTable guide={guide} heads={heads} rows={rows} size={shown.size} />
      {guide.title3 !== undefined && <h3 className={styles['title']}>{guide.title3}</h3>}
      {guide.mediaCategories.map((part) => (
        <MeasureDrawing key={part} part={part} className={styles['drawing']} />
      ))}
      <p>{typeset(guide.sizeGuideText)}</p>
      {guide.title4 !== undefined && <h3 className={styles['title']}>{guide.title4}</h3>}
      {guide.bottomDescription !== undefined && <p>{typeset(guide.bottomDescription)}</p>}
      {guide.pdfLink !== undefined && (
        <a href={guide.pdfLink} download className={`${buttonClass('text')} ${styles['print']}`}>
          {guide.pdfLabel}
        </a>
      )}
    </div>
  );
}

/** Where the measures begin beside the sizes. */
const apart = (isFirstMeasure: boolean) => (isFirstMeasure ? styles['apart'] : undefined);

interface SizeTableProps extends ReturnType<typeof sizeTable> {
  readonly guide: SizeGuide;
  /** The size that is chosen on the page. */
  readonly size: string | undefined;
}

function SizeTable({ guide, heads, rows, size }: SizeTableProps) {
  return (
    <section className={styles['scroller']} aria-label={guide.title2}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={apart(column === guide.countries.length)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, sizes, measures }) => (
            <tr key={id} title={label} aria-current={id === size ? 'true' : undefined}>
              {sizes.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row">
                    <bdi dir="ltr">{cell}</bdi>
                  </th>
                ) : (
                  <td key={heads[column]}>
                    <bdi dir="ltr">{cell}</bdi>
                  </td>
                ),
              )}
              {measures.map((cell, column) => (
                <td key={heads[sizes.length + column]} className={apart(column === 0)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MeasureDrawingProps {
  readonly part: MeasuredPart;
  readonly className: string | undefined;
}

/** [R3.031] From where to where one measures: what the guide says in words beside it. */
function MeasureDrawing({ part, className }: MeasureDrawingProps) {
  const { width, height, lineWidth } = MEASURE_DRAWING_BOX;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MEASURE_DRAWINGS[part].map((line) => (
        <path
          key={line.path}
          d={line.path}
          strokeWidth={line.width}
          strokeDasharray={line.dashes}
          fill={line.isFilled && 'currentColor'}
          data-line={line.isLength && 'length'}
        />
      ))}
    </svg>
  );
}
