import { pageSpec } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { AppointmentGone, CancelPage } from '../features/appointments/change-page.tsx';
import { loadAppointment } from '../features/appointments/load-appointment.ts';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.063] The end of an appointment, for its customer or by the link of its mail. Opening it changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { appointment, token } = await loadAppointment(scope, pageSpec('mylv-cancel-appointments'));
  return {
    head: unreferringHead(`${t('appointments_cancel_title')} | ${t('house_full_name')}`),
    opened: appointment && { appointment, token },
  };
});

export default function CancelAppointmentRoute() {
  const { opened } = useLoaderData<typeof loader>();
  if (opened === undefined) return <AppointmentGone />;
  const page = <CancelPage {...opened} />;
  // Whoever comes by a link has no account here to go about in.
  return opened.token === undefined ? <MylvFrame>{page}</MylvFrame> : page;
}
