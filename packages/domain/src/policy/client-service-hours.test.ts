import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locales.ts';
import { clientServiceAt } from './client-service-hours.ts';

const [PARIS, NEW_YORK, DUBAI] = ['+33199000142', '+12125550142', '+97145550142'];
const at = (phone: string, moment: string) => clientServiceAt(phone, Date.parse(moment));

describe('the client service', () => {
  it('[R2.103] answers from ten to seven of its own clock', () => {
    expect(at(PARIS, '2026-11-26T09:00:00Z')).toMatchObject({ isOpen: true, timeZone: 'Europe/Paris' });
    expect(at(PARIS, '2026-11-26T08:59:59Z')).toMatchObject({ isOpen: false, opensOn: '2026-11-26' });
    expect(at(PARIS, '2026-11-26T18:00:00Z')).toMatchObject({ isOpen: false, opensOn: '2026-11-27' });
    expect(at(NEW_YORK, '2026-11-26T18:00:00Z')).toMatchObject({ isOpen: true });
    expect(at(LOCALES['eng-sg'].phone, '2026-11-26T02:00:00Z')).toMatchObject({
      timeZone: 'Asia/Singapore',
      isOpen: true,
    });
    expect(at(DUBAI, '2026-11-26T06:00:00Z')).toMatchObject({ isOpen: true, timeZone: 'Asia/Dubai' });
  });

  it('[R2.103] is closed on Sundays, and opens again on Monday', () => {
    expect(at(PARIS, '2026-11-29T12:00:00Z')).toMatchObject({ isOpen: false, opensOn: '2026-11-30' });
    expect(at(PARIS, '2026-11-28T20:00:00Z')).toMatchObject({ isOpen: false, opensOn: '2026-11-30' });
  });
});
