import type { ConsentText } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { inLanguage } from '../i18n/in-language.ts';
import { useLabels } from '../page/page.tsx';
import { takesFocus } from '../ui/input-fault.ts';
import { TickBox } from '../ui/tick-box.tsx';
import styles from './consent-boxes.module.css';
import { consentField } from './said-consents.ts';

export interface ConsentBoxesProps {
  readonly texts: readonly ConsentText[];
  /** Those that stand ticked at first. */
  readonly given?: readonly string[];
}

/**
 * [R4.034, R6.013] The consents of an act, each a box that must be ticked, and one that ticks them all. `saidConsents` reads
 * them.
 */
export function ConsentBoxes({ texts, given = [] }: ConsentBoxesProps) {
  const t = useLabels();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(given));
  const tick = (types: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const type of types) {
      if (isTicked) next.add(type);
      else next.delete(type);
    }
    setTicked(next);
  };
  const types = texts.map(({ type }) => type);
  const isAll = types.every((type) => ticked.has(type));
  return (
    <fieldset className={styles['boxes']}>
      <legend className={styles['legend']}>{t('consents_title')}</legend>
      <TickBox className={styles['all']} checked={isAll} onChange={() => tick(types, !isAll)}>
        {t('consents_all')}
      </TickBox>
      {texts.map((text) => (
        <ConsentBox
          key={text.type}
          text={text}
          isTicked={ticked.has(text.type)}
          onTick={(isTicked) => tick([text.type], isTicked)}
        />
      ))}
    </fieldset>
  );
}

interface ConsentBoxProps {
  readonly text: ConsentText;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function ConsentBox({ text: { type, label, text, language }, isTicked, onTick }: ConsentBoxProps) {
  const t = useLabels();
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && !isTicked;
  return (
    <div className={styles['consent']}>
      <TickBox
        name={consentField(type)}
        required
        checked={isTicked}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-text ${id}-note` : `${id}-text`}
        onChange={({ target }) => onTick(target.checked)}
        onInvalid={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (takesFocus(event.currentTarget)) event.currentTarget.focus();
        }}
      >
        <span {...inLanguage(language)}>{label}</span>
      </TickBox>
      <p id={`${id}-text`} className={styles['text']} {...inLanguage(language)}>
        {text}
      </p>
      {isMissing && (
        <p id={`${id}-note`} role="alert" className={styles['missing']}>
          {t('consents_required')}
        </p>
      )}
    </div>
  );
}
