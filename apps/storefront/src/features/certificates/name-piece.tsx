import type { CertificateBody } from '@vitrine/contracts';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { eventBody } from './event-body.ts';
import styles from './name-piece.module.css';

type Piece = NonNullable<CertificateBody['possiblePieces']>[number];

/** [R7.148] Which piece a certificate belongs to, where nobody recorded it: one of those that have reached the owner. */
export function NamePiece({
  number,
  pieces,
}: {
  readonly number: string;
  readonly pieces: readonly Piece[];
}) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation((sku: string) =>
    shopClient().call('nameCertifiedPiece', {
      params: { number, sku },
      body: eventBody({ eventName: 'OWNED' }, locale.language),
    }),
  );
  const choose = async (sku: string) => {
    if ((await run(sku))?.ok === true) await revalidate();
  };
  return (
    <section className={styles['which']}>
      <h2 className={styles['title']}>{t('certificates_which_title')}</h2>
      <p className={styles['soft']}>
        {t(pieces.length === 0 ? 'certificates_which_none' : 'certificates_which_text')}
      </p>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.identifier} className={styles['piece']}>
            <div className={styles['tile']}>
              {piece.media !== undefined && (
                <Picture media={piece.media} alt="" sizes="5rem" className={styles['picture']} />
              )}
            </div>
            <p id={`piece-${piece.identifier}`}>{pieceText(piece.name, piece, t)}</p>
            <Button
              look="text"
              disabled={isBusy || !isHydrated}
              aria-describedby={`piece-${piece.identifier}`}
              onClick={() => void choose(piece.identifier)}
            >
              {t('certificates_which_choose')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
