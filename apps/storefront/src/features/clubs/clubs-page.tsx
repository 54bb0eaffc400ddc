import type { ClubEligibilityBody, ExclusiveOffersBody } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './clubs-page.module.css';

type ClubOfCustomer = ClubEligibilityBody['clubs'][number];
type Offer = ExclusiveOffersBody['categoryLinksList'][number];

interface ClubsPageProps {
  readonly clubs: readonly ClubOfCustomer[];
  readonly offers: readonly Offer[];
}

/** [R7.149, R7.150] The clubs that are open to the customer: to join, to be called by another name, to leave. */
export function ClubsPage({ clubs, offers }: ClubsPageProps) {
  const t = useLabels();
  return (
    <MylvPage title={t('clubs_title')} intro={t('clubs_intro')}>
      {clubs.length === 0 && <p className={styles['soft']}>{t('clubs_none')}</p>}
      <div className={styles['clubs']}>
        {clubs.map((club) => (
          <ClubSection
            key={club.name}
            club={club}
            offers={offers.filter(({ clubName }) => clubName === club.name)}
          />
        ))}
      </div>
    </MylvPage>
  );
}

interface ClubProps {
  readonly club: ClubOfCustomer;
  readonly offers: readonly Offer[];
}

function ClubSection({ club, offers }: ClubProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const title = useId();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState('');
  const { name, member } = club;
  const changed = (text: string) => {
    setTold(text);
    void revalidate();
  };
  const save = ({ memberName = '' }: Readonly<Record<string, string | undefined>>) =>
    shopClient().call('patchMemberInfos', { params: { name }, body: { memberName } });
  return (
    <section className={styles['club']} aria-labelledby={title}>
      <div {...inLanguage(club.textLanguage)}>
        <h2 id={title} className={styles['title']}>
          {club.title}
        </h2>
        <p>{club.description}</p>
      </div>
      {member !== undefined && (
        <p className={styles['soft']}>
          {t('clubs_member_since', {
            date: dayText({ at: member.joinedAt, country: locale.country }, locale),
          })}
        </p>
      )}
      <Form
        submit={t(member === undefined ? 'clubs_join' : 'clubs_save')}
        look="outline"
        send={save}
        onDone={({ member: { memberName = '' } }) => {
          changed(t('clubs_joined', { club: club.title, name: memberName }));
        }}
      >
        <Field
          label={t('clubs_name')}
          name="memberName"
          required
          maxLength={60}
          autoComplete="nickname"
          defaultValue={member?.memberName}
        />
      </Form>
      {member !== undefined && (
        <Leave
          name={name}
          onDone={() => {
            changed(t('clubs_left', { club: club.title }));
          }}
        />
      )}
      <output className={styles['told']}>{told}</output>
      {member !== undefined && offers.length > 0 && <MembersOffers offers={offers} />}
    </section>
  );
}

function Leave({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const { labels } = usePage();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('patchMemberInfos', { params: { name }, body: { isMember: false } }),
  );
  const press = async () => {
    if ((await run())?.ok === true) onDone();
  };
  return (
    <div>
      <Button look="text" disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void press()}>
        {labels.t('clubs_leave')}
      </Button>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}

/** What is offered to members alone. */
function MembersOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const t = useLabels();
  return (
    <div>
      <h3 className={styles['name']}>{t('clubs_offers')}</h3>
      <ul className={styles['offers']}>
        {offers.map(({ offerId, url, offerDisplayName, offerDescription, textLanguage }) => (
          <li key={offerId} {...inLanguage(textLanguage)}>
            <Link to={url} className={styles['way']}>
              {offerDisplayName}
            </Link>
            <p className={styles['soft']}>{offerDescription}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
