import type { AnswerOf, RequestOf } from '@vitrine/contracts';
import { PIECE_WORDS_LENGTH, SELECTION_PIECES_LIMIT, SELECTION_WORDS_LENGTH } from '@vitrine/domain';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { pieceText, variantText } from '../../shared/i18n/variant-text.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { WordsField } from '../../shared/ui/words-field.tsx';
import type { ChoosablePiece } from './choosable-piece.ts';
import styles from './compose-page.module.css';
import { PieceFinder } from './piece-finder.tsx';
import { SentSelection } from './sent-selection.tsx';

interface ComposePageProps {
  readonly isAgent: boolean;
  /** The agent serves a client, who may be written to. */
  readonly servesClient: boolean;
}

/** [R7.142] An agent chooses pieces for their client with words and sends them; a customer, for whom they give the link to. */
export function ComposePage({ isAgent, servesClient }: ComposePageProps) {
  const t = useLabels();
  const [sent, setSent] = useState<AnswerOf<'sendSelection'>>();
  const [pieces, setPieces] = useState<readonly ChoosablePiece[]>([]);
  const chosen = new Set(pieces.map(({ skuId }) => skuId));
  const again = () => {
    setPieces([]);
    setSent(undefined);
  };
  if (sent !== undefined) return <SentSelection sent={sent} hasClient={servesClient} onAgain={again} />;
  const choose = (piece: ChoosablePiece) => {
    if (!chosen.has(piece.skuId) && pieces.length < SELECTION_PIECES_LIMIT) setPieces([...pieces, piece]);
  };
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('recommendations_compose_title')}</h1>
        <p className={styles['soft']}>
          {t(servesClient ? 'recommendations_compose_client' : 'recommendations_compose_alone')}
        </p>
      </header>
      <div className={styles['parts']}>
        <PieceFinder chosen={chosen} onChoose={choose} />
        <section className={styles['part']} aria-labelledby="selection-chosen">
          <h2 id="selection-chosen" className={styles['subtitle']}>
            {t('recommendations_chosen')}
          </h2>
          {pieces.length === 0 ? (
            <p className={styles['soft']}>{t('recommendations_chosen_none')}</p>
          ) : (
            <Form
              submit={t(isAgent && servesClient ? 'recommendations_send' : 'recommendations_make')}
              send={(entered) => shopClient().call('sendSelection', { body: bodyOf(entered, pieces) })}
              onDone={setSent}
            >
              <WordsField
                label={t('recommendations_words')}
                hint={t('recommendations_words_hint')}
                fault={t('recommendations_words_fault')}
                name="words"
                rows={4}
                maxLength={SELECTION_WORDS_LENGTH}
              />
              <ChosenPieces
                pieces={pieces}
                onRemove={(skuId) => setPieces(pieces.filter((piece) => piece.skuId !== skuId))}
              />
              {servesClient && <Readers />}
            </Form>
          )}
        </section>
      </div>
    </div>
  );
}

interface ChosenPiecesProps {
  readonly pieces: readonly ChoosablePiece[];
  readonly onRemove: (skuId: string) => void;
}

function ChosenPieces({ pieces, onRemove }: ChosenPiecesProps) {
  const t = useLabels();
  return (
    <ol className={styles['chosen']} aria-live="polite">
      {pieces.map((piece, at) => {
        const name = pieceText(piece.name, piece, t);
        return (
          <li key={piece.skuId} className={styles['line']}>
            <span className={styles['tile']}>
              {piece.media && (
                <Picture media={piece.media} alt="" sizes="7rem" className={styles['picture']} />
              )}
            </span>
            <div className={styles['about']}>
              <p>
                <span className={styles['name']}>{piece.name}</span>
                <span className={styles['soft']}> {variantText(piece, t)}</span>
              </p>
              <WordsField
                label={t('recommendations_piece_words', { name: piece.name })}
                fault={t('recommendations_words_fault')}
                name={`pieces.${at}.words`}
                rows={2}
                maxLength={PIECE_WORDS_LENGTH}
              />
              <Button
                look="text"
                className={styles['remove']}
                aria-label={t('recommendations_remove_name', { name })}
                onClick={() => onRemove(piece.skuId)}
              >
                {t('recommendations_remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether the client alone reads it, or whoever has its link. */
function Readers() {
  const t = useLabels();
  return (
    <fieldset className={styles['readers']}>
      <legend className={styles['label']}>{t('recommendations_readers')}</legend>
      <label className={styles['radio']}>
        <input type="radio" name="readers" value="client" defaultChecked />
        {t('recommendations_readers_client')}
      </label>
      <label className={styles['radio']}>
        <input type="radio" name="readers" value="link" />
        {t('recommendations_readers_link')}
      </label>
    </fieldset>
  );
}

function bodyOf(
  { words = '', readers = 'link', ...entered }: Entered,
  pieces: readonly ChoosablePiece[],
): RequestOf<'sendSelection'>['body'] {
  return {
    words,
    isPublic: readers === 'link',
    pieces: pieces.map(({ skuId }, at) => ({ skuId, words: entered[`pieces.${at}.words`] ?? '' })),
  };
}
