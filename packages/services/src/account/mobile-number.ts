import { type Locale, type Refusal, refused, accepted, type Result } from '@vitrine/domain';
import { isTextedFrom, readPhoneNumber } from '../catalog/index.ts';
import { houseOffers } from '../setup/index.ts';
import type { ServiceDeps } from '../deps.ts';

/** Why a number gets no text message. */
export type WrongNumber = 'bad_request' | 'phone_of_other_country' | 'not_offered';

export interface WrittenNumber {
  readonly text: string;
  readonly field: 'phone' | 'mobileNumber';
}

/** [R3.051] A number that can get text messages of a country that the shop of the locale sends to, in E.164. */
export async function readMobile(
  deps: ServiceDeps,
  locale: Locale,
  { text, field }: WrittenNumber,
): Promise<Result<string, Refusal<WrongNumber>>> {
  const about = { scope: 'field', about: field } as const;
  if (!(await houseOffers(deps, 'textMessages', locale))) return refused({ code: 'not_offered' });
  const phone = readPhoneNumber(text, locale.country);
  if (phone === undefined) return refused({ code: 'bad_request', ...about });
  return isTextedFrom(locale, phone, locale.country)
    ? accepted(phone.number)
    : refused({ code: 'phone_of_other_country', ...about });
}
