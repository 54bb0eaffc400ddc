import { useLoaderData } from 'react-router';
import { BookingPage } from '../features/appointments/booking-page.tsx';
import { loadBooking } from '../features/appointments/load-booking.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/** [R7.185] An appointment in a store for a guest, who says who comes. A customer goes on in the account. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const booking = await loadBooking(scope, ({ slug }) => slug === scope.params['slug']);
  const { store } = booking;
  if (store === undefined) throw pageNotFound(scope.path);
  const context = await scope.askForVisitor('getUserContext');
  if (context.ok && context.body.userIsLogged)
    throw redirectTo(scope, `/mylv/booking-appointments?${ofAccount(scope.url, store.id)}`);
  const { consents } = await scope.need('getConsentTexts', { query: { context: 'appointments' } });
  return {
    head: privateHead(`${t('appointments_book')} – ${store.name} | ${t('house_full_name')}`),
    booking,
    asked: consents,
  };
});

/** The same choice on the page of the account. */
function ofAccount({ searchParams }: URL, store: string): string {
  const query = new URLSearchParams({ store });
  for (const name of ['type', 'day', 'from']) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

export default function StoreAppointmentRoute() {
  const { booking, asked } = useLoaderData<typeof loader>();
  return <BookingPage booking={booking} asked={asked} isGuest />;
}
