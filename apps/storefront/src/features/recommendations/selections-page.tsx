import type { SelectionInList } from '@vitrine/contracts';
import { fullName } from '@vitrine/domain';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { RemoveButton } from '../../shared/ui/remove-button.tsx';
import styles from './selections-page.module.css';

/** [R2.065] What was chosen for a customer, and what they share. */
export function SelectionsPage({ shares }: { readonly shares: readonly SelectionInList[] }) {
  const { t } = usePage().labels;
  return (
    <MylvPage title={t('recommendations_heading')} intro={t('recommendations_intro')}>
      {shares.length === 0 ? (
        <EmptyPlate
          title={t('recommendations_empty_title')}
          text={t('recommendations_empty_text')}
          action={
            <Link to="/mylv/booking-appointments" className={buttonClass('solid')}>
              {t('recommendations_empty_action')}
            </Link>
          }
        />
      ) : (
        <ul className={styles['list']}>
          {shares.map((share) => (
            <li key={share.id}>
              <SelectionCard share={share} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['beneath']}>
        <Link to="/compose-selection">{t('recommendations_compose_link')}</Link>
      </p>
    </MylvPage>
  );
}

function SelectionCard({ share }: { readonly share: SelectionInList }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { id, createdAt, adviser, words, pieceCount, pictures, isOwn } = share;
  const day = dayText({ at: createdAt, country: locale.country }, locale);
  return (
    <article className={styles['card']}>
      <div className={styles['pictures']}>
        {pictures.map(({ identifier, mediaUrl, media }) => (
          <span key={identifier} className={styles['tile']}>
            <Picture
              media={{ view: 'selected', url: mediaUrl, ...media }}
              alt=""
              sizes="(width >= 64rem) 14rem, 25vw"
              className={styles['picture']}
            />
          </span>
        ))}
      </div>
      <h2 className={styles['name']}>
        <Link to={`/mylv/recommendations/${id}`} className={styles['link']}>
          {adviser === undefined
            ? t('recommendations_own')
            : t('recommendations_by', { name: fullName(adviser, locale.country), store: adviser.store })}
        </Link>
      </h2>
      <p className={styles['soft']}>
        <time dateTime={createdAt}>{day}</time> · {t('recommendations_pieces', { count: pieceCount })}
      </p>
      {words !== undefined && (
        <p className={styles['words']} dir="auto">
          {words}
        </p>
      )}
      {isOwn && <Withdraw id={id} />}
    </article>
  );
}

function Withdraw({ id }: { readonly id: string }) {
  const { labels } = usePage();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useMutation(async () => {
    const answer = await shopClient().call('withdrawSelection', { params: { id } });
    if (answer.ok) await revalidate();
    return answer;
  });
  return (
    <div className={styles['own']}>
      <RemoveButton
        ask={{ text: t('recommendations_withdraw') }}
        sure={{ text: t('recommendations_withdraw_sure') }}
        isBusy={isBusy}
        onRemove={() => void run()}
      />
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}
