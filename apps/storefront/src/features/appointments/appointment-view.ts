import type { AppointmentBody } from '@vitrine/contracts';
import { appointmentTimeText, type Locale } from '@vitrine/domain';
import type { Labels } from '../../shared/i18n/labels.ts';
import { serviceName } from '../../shared/stores/service-name.ts';

/** An appointment in the words of the page. */
export interface AppointmentView {
  readonly id: string;
  readonly kind: string;
  readonly state: AppointmentBody['state'];
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  /** By the store's clock. */
  readonly date: string;
  readonly time: string;
  readonly store: AppointmentBody['store'];
  readonly type: string;
  readonly wish: string | undefined;
}

/** [R3.040] Made on the server: the browser writes days and times as it was told them. */
export function appointmentView(
  { appointmentType, gmtStartDateTime, store, id, state, wish }: AppointmentBody,
  { bcp47 }: Pick<Locale, 'bcp47'>,
  labels: Pick<Labels, 't'>,
): AppointmentView {
  return {
    id,
    state,
    store,
    wish,
    type: appointmentType,
    kind: serviceName(appointmentType, labels),
    startsAt: gmtStartDateTime,
    ...appointmentTimeText(Date.parse(gmtStartDateTime), store.timeZone, bcp47),
  };
}
