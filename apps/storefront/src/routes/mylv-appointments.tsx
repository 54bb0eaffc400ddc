import { useLoaderData } from 'react-router';
import { appointmentView } from '../features/appointments/appointment-view.ts';
import { AppointmentsPage } from '../features/appointments/appointments-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.051] The customer's appointments. */
export const loader = pageLoader(async (scope) => {
  const labels = serverLabels(scope);
  const { t } = labels;
  const { appointments } = await scope.need('getAppointments');
  return {
    head: privateHead(`${t('appointments_title')} | ${t('house_full_name')}`),
    appointments: appointments.map((each) => appointmentView(each, scope.locale, labels)),
  };
});

export default function AppointmentsRoute() {
  return (
    <MylvFrame>
      <AppointmentsPage appointments={useLoaderData<typeof loader>().appointments} />
    </MylvFrame>
  );
}
