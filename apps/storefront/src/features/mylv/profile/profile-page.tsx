import type { Address, ProfileBody, SavedCard } from '@vitrine/contracts';
import { isFiscalCountry, type AddressRules } from '@vitrine/domain';
import { type TelCode, TelCodes } from '../../../shared/address/tel-codes.ts';
import { MylvPage } from '../../../shared/mylv/mylv-page.tsx';
import { MylvSection } from '../../../shared/mylv/mylv-section.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { AddressSection } from './address-section.tsx';
import { CardSection } from './card-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { FiscalForm } from './fiscal-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SizesForm } from './sizes-form.tsx';

interface ProfilePageProps {
  readonly profile: ProfileBody;
  readonly addresses: readonly Address[];
  /** Undefined for an agent who serves the customer: how the account is entered and paid is the customer's alone. */
  readonly cards: readonly SavedCard[] | undefined;
  /** What the country of the page asks of an address. */
  readonly rules: AddressRules;
  readonly telCodes: readonly TelCode[];
}

/** [R2.046] What a customer has said of themselves, each part with its own button. */
export function ProfilePage({ profile, addresses, cards, rules, telCodes }: ProfilePageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { country } = locale;
  return (
    <MylvPage title={t('mylv_profile')}>
      <MylvSection title={t('mylv_personal')}>
        <PersonalForm profile={profile} />
      </MylvSection>
      {cards !== undefined && (
        <MylvSection title={t('mylv_contact')} text={t('mylv_contact_text')}>
          <ContactSection profile={profile} />
        </MylvSection>
      )}
      <MylvSection title={t('mylv_addresses')}>
        <TelCodes value={telCodes}>
          <AddressSection addresses={addresses} known={{ country, rules }} />
        </TelCodes>
      </MylvSection>
      {cards !== undefined && (
        <>
          <MylvSection title={t('mylv_cards')}>
            <CardSection cards={cards} />
          </MylvSection>
          <MylvSection title={t('mylv_password')} text={t('mylv_password_text')}>
            <Link to="/mylv/security" className={buttonClass('outline')}>
              {t('mylv_security')}
            </Link>
          </MylvSection>
        </>
      )}
      <MylvSection title={t('mylv_consents')} text={t('mylv_newsletter_text')}>
        <Link to="/mylv/newsletter" className={buttonClass('outline')}>
          {t('mylv_newsletter')}
        </Link>
      </MylvSection>
      <MylvSection title={t('mylv_sizes')} text={t('mylv_sizes_text')}>
        <SizesForm sizes={profile.sizes} />
      </MylvSection>
      {isFiscalCountry(country) && (
        <MylvSection title={t('mylv_fiscal')}>
          <FiscalForm country={country} fiscal={profile.fiscal} />
        </MylvSection>
      )}
    </MylvPage>
  );
}
