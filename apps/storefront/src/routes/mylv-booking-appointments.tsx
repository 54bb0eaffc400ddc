import { useLoaderData } from 'react-router';
import { BookingPage } from '../features/appointments/booking-page.tsx';
import { loadBooking } from '../features/appointments/load-booking.ts';
import { loadAskedConsents } from '../shared/consents/load-consents.ts';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.064] An appointment of a customer: in which store, for what, when. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const store = scope.url.searchParams.get('store');
  const [booking, asked] = await Promise.all([
    loadBooking(scope, store === null ? undefined : ({ id }) => id === store),
    loadAskedConsents(scope, 'appointments'),
  ]);
  return {
    head: privateHead(`${t('appointments_book')} | ${t('house_full_name')}`),
    booking,
    asked: asked?.texts ?? [],
  };
});

export default function BookingRoute() {
  const { booking, asked } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <BookingPage booking={booking} asked={asked} isGuest={false} />
    </MylvFrame>
  );
}
