import type { CertificateEventBody } from '@vitrine/contracts';
import { CERTIFICATE_SYSTEM_ID, eventDate } from '@vitrine/domain';

type Said = Pick<CertificateEventBody, 'eventName'> & Partial<CertificateEventBody>;

/** [R3.018, R3.019] The event of a certificate as it is sent; who signs it is the house's affair. */
export function eventBody(said: Said, language: string): CertificateEventBody {
  return {
    key: crypto.randomUUID(),
    fromId: said.eventName === 'ACTIVATED' ? CERTIFICATE_SYSTEM_ID : '',
    signerId: CERTIFICATE_SYSTEM_ID,
    toId: '',
    eventDate: eventDate(new Date()),
    emailTo: '',
    phoneNumber: '',
    language,
    ...said,
  };
}
