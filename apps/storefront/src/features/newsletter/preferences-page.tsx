import type { ConsentsBody, ConsentText } from '@vitrine/contracts';
import { asksKoreaConsents, dateFormat, MARKETING_CHANNELS } from '@vitrine/domain';
import { useId, useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lacksPhone } from './preferences.ts';
import styles from './preferences-page.module.css';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { usePreferences } from './use-preferences.ts';

interface PreferencesPageProps {
  readonly consents: ConsentsBody;
  readonly texts: readonly ConsentText[];
}

/** [R2.048] The newsletter and every other way in which the house may write to the customer. */
export function PreferencesPage({ consents, texts }: PreferencesPageProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { state, toggle, failure, isSaved } = usePreferences(consents);
  const channels: readonly string[] = MARKETING_CHANNELS;
  const parts = [
    { title: t('newsletter_channels'), texts: texts.filter(({ type }) => channels.includes(type)) },
    { title: t('newsletter_consents'), texts: texts.filter(({ type }) => !channels.includes(type)) },
  ].filter((part) => part.texts.length > 0);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('newsletter_preferences_title')}</h1>
      <p className={styles['intro']}>{t('newsletter_preferences_intro')}</p>
      {parts.map((part) => (
        <section key={part.title} className={styles['part']}>
          <h2 className={styles['heading']}>{part.title}</h2>
          {part.texts.map((text) => (
            <Preference
              key={text.type}
              text={text}
              isOn={state.shown[text.type] ?? false}
              isPhoneMissing={lacksPhone(state, text)}
              onToggle={(value) => toggle(text.type, value)}
            />
          ))}
        </section>
      ))}
      <p role="alert" className={styles['failure']}>
        {failure && failureText(failure, labels)}
      </p>
      <output className={styles['saved']}>{isSaved && t('newsletter_saved')}</output>
      {asksKoreaConsents(locale) && <Confirmation last={consents.kisa?.kisaConsentDate} />}
    </div>
  );
}

interface PreferenceProps {
  readonly text: ConsentText;
  readonly isOn: boolean;
  readonly isPhoneMissing: boolean;
  readonly onToggle: (value: boolean) => void;
}

function Preference({ text, isOn, isPhoneMissing, onToggle }: PreferenceProps) {
  const t = useLabels();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { label, language } = text;
  return (
    <div className={styles['preference']}>
      <TickBox
        checked={isOn}
        disabled={!isHydrated}
        aria-describedby={isPhoneMissing ? `${id}-text ${id}-phone` : `${id}-text`}
        onChange={({ target }) => onToggle(target.checked)}
      >
        <span {...inLanguage(language)}>{label}</span>
      </TickBox>
      <p id={`${id}-text`} className={styles['text']} {...inLanguage(language)}>
        {text.text}
      </p>
      {isPhoneMissing && (
        <p id={`${id}-phone`} role="alert" className={styles['warning']}>
          {t('newsletter_phone_missing')} <Link to="/mylv/profile">{t('newsletter_phone_add')}</Link>
        </p>
      )}
    </div>
  );
}

/** [R7.179] Every two years the consents to advertising are confirmed anew. */
function Confirmation({ last: loaded }: { readonly last: string | undefined }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [last, setLast] = useState(loaded);
  const { run, isBusy, failure } = useMutation(async () => {
    const kisaConsentDate = new Date().toISOString();
    const answer = await shopClient().call('updateKisa', { body: { kisaConsentDate, value: true } });
    if (answer.ok) setLast(kisaConsentDate);
    return answer;
  });
  const day = dateFormat(locale.bcp47, { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{t('newsletter_confirm_title')}</h2>
      <p>{t('newsletter_confirm_text')}</p>
      <output>
        {last !== undefined && t('newsletter_confirmed_on', { date: day.format(new Date(last)) })}
      </output>
      <p role="alert" className={styles['failure']}>
        {failure && failureText(failure, labels)}
      </p>
      <Button look="outline" disabled={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'please_wait' : 'newsletter_confirm')}
      </Button>
    </section>
  );
}
