import { APPOINTMENT_TOKEN_HEADER, type AppointmentBody, type PageSpec } from '@vitrine/contracts';
import { requireCustomer } from '../../shared/server/admit-visitor.ts';
import { pageNotFound } from '../../shared/server/page-error.ts';
import { serverLabels } from '../../shared/server/page-labels.server.ts';
import type { PageScope } from '../../shared/server/page-scope.ts';
import { type AppointmentView, appointmentView } from './appointment-view.ts';

/** An appointment that a page is about; undefined where it cannot be changed any more. */
interface OpenedAppointment {
  readonly appointment: AppointmentView | undefined;
  readonly token: string | undefined;
}

const SERVER_FAULT = 500;

/**
 * [R2.062, R2.063] The appointment of a mail's link, or the customer's own by its id: another's is not found. A guest without a
 * link signs in first and comes back.
 */
export async function loadAppointment(scope: PageScope, page: PageSpec): Promise<OpenedAppointment> {
  const token = scope.url.searchParams.get('token') ?? undefined;
  const found =
    token === undefined ? await ownAppointment(scope, page) : await linkedAppointment(scope, token);
  const appointment = found && appointmentView(found, scope.locale, serverLabels(scope));
  return { token, appointment: appointment?.state === 'booked' ? appointment : undefined };
}

async function ownAppointment(scope: PageScope, page: PageSpec): Promise<AppointmentBody> {
  await requireCustomer(scope, page);
  const { appointments } = await scope.need('getAppointments');
  const id = scope.url.searchParams.get('appointmentId');
  const found = appointments.find((each) => each.id === id);
  if (found === undefined) throw pageNotFound(scope.path);
  return found;
}

async function linkedAppointment(scope: PageScope, token: string): Promise<AppointmentBody | undefined> {
  const answer = await scope.ask('getAppointments', { headers: { [APPOINTMENT_TOKEN_HEADER]: token } });
  if (answer.ok) return answer.body.appointments[0];
  if (answer.status >= SERVER_FAULT) throw new Error(`The appointments answered ${answer.status}`);
  return undefined;
}
