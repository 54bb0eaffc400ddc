import { pageSpec } from '@vitrine/contracts';
import { dayAt } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { AppointmentGone, MovePage } from '../features/appointments/change-page.tsx';
import { loadAppointment } from '../features/appointments/load-appointment.ts';
import { loadDays } from '../features/appointments/load-days.ts';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.062] Another time for an appointment, for its customer or by the link of its mail. Opening it changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { appointment, token } = await loadAppointment(scope, pageSpec('mylv-modify-appointment'));
  const head = unreferringHead(`${t('appointments_move_title')} | ${t('house_full_name')}`);
  if (appointment === undefined) return { head, opened: undefined };
  const { store, type, startsAt } = appointment;
  const present = dayAt(Date.parse(startsAt), store.timeZone);
  const days = await loadDays(scope, { storeId: store.id, type, present });
  return { head, opened: { appointment, token, days } };
});

export default function ModifyAppointmentRoute() {
  const { opened } = useLoaderData<typeof loader>();
  if (opened === undefined) return <AppointmentGone />;
  const page = <MovePage {...opened} />;
  // Whoever comes by a link has no account here to go about in.
  return opened.token === undefined ? <MylvFrame>{page}</MylvFrame> : page;
}
