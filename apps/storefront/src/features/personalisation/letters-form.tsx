import type { PersoOffer } from '@vitrine/contracts';
import { type LetterFont, layLetters } from '@vitrine/domain';
import { useLabels } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { ChosenDesign } from './design.ts';
import styles from './configurator-page.module.css';

interface LettersFormProps {
  readonly offer: PersoOffer;
  readonly design: ChosenDesign;
  readonly fonts: ReadonlyMap<string, LetterFont>;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<ChosenDesign>) => void;
}

/** [R1.007] What is written, in which letters and colour, and where. A choice of one is no choice. */
export function LettersForm({ offer, design, fonts, error, onChange }: LettersFormProps) {
  const t = useLabels();
  const { fonts: offered, colours, positions, maxCharacters: max, price } = offer;
  return (
    <>
      <div className={styles['letters']}>
        <Field
          label={`${t('perso_letters')}${price === undefined ? '' : ` (${t('perso_extra', { price: price.label })})`}`}
          name="letters"
          value={design.text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize={fonts.get(design.font)?.isUpperCase === true ? 'characters' : 'words'}
          spellCheck={false}
          hint={t('perso_letters_hint', { max, count: Array.from(design.text.trim()).length })}
          error={error}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      {offered.length > 1 && (
        <ChoiceGroup
          title={t('perso_font')}
          choices={offered.map(({ code, name }) => {
            const font = fonts.get(code);
            return font === undefined
              ? { code, name }
              : { code, name, face: <Sample font={font} name={name} /> };
          })}
          chosen={design.font}
          onChoose={(font) => onChange({ font })}
        />
      )}
      {colours.length > 1 && (
        <ChoiceGroup
          title={t('perso_colour')}
          choices={colours}
          chosen={design.colour}
          onChoose={(colour) => onChange({ colour })}
        />
      )}
      {positions.length > 1 && (
        <ChoiceGroup
          title={t('perso_position')}
          choices={positions}
          chosen={design.position}
          onChoose={(position) => onChange({ position })}
        />
      )}
    </>
  );
}

const SAMPLE = 'Aurèle';

/** A word in the letters themselves. */
function Sample({ font, name }: { readonly font: LetterFont; readonly name: string }) {
  const laid = layLetters(SAMPLE, font, 10);
  if (!laid.ok) return name;
  const { outline, widthMm } = laid.value;
  return (
    <svg viewBox={`${-widthMm / 2 - 1} -9 ${widthMm + 2} 18`} aria-hidden="true">
      <path d={outline} fill="currentColor" />
    </svg>
  );
}
