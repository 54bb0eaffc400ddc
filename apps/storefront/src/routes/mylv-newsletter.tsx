import { useLoaderData } from 'react-router';
import { PreferencesPage } from '../features/newsletter/preferences-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.048] How the house may write to the customer. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const [consents, texts] = await Promise.all([
    scope.need('getConsents'),
    scope.need('getConsentTexts', { query: { context: 'preferences' } }),
  ]);
  return {
    head: privateHead(`${t('newsletter_preferences_title')} | ${t('house_full_name')}`),
    consents,
    texts: texts.consents,
  };
});

export default function MylvNewsletterRoute() {
  const { consents, texts } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <PreferencesPage consents={consents} texts={texts} />
    </MylvFrame>
  );
}
