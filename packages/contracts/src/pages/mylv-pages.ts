import { CUSTOMER, GOAL, ID, OWNER, SESSION, SLOT, SLOT_DAY, TOKEN } from './page-kinds.ts';
import type { PageSpec } from './page-spec.ts';

/** The pages of MyLV (specification, section 2), by id. */
export const MYLV_PAGES = {
  'mylv-wishlist': {
    ...OWNER,
    ids: ['R2.056'],
    path: '/mylv/wishlist',
    labels: ['mylv', 'wishlist'],
    feature: 'wishlist',
  },
  'mylv-wishlist-shared': {
    ...SESSION,
    ids: ['R2.057'],
    path: '/mylv/wishlist/shared',
    labels: 'wishlist',
    feature: 'wishlist',
    query: TOKEN,
  },
  'mylv-profile': { ...CUSTOMER, ids: ['R2.046'], path: '/mylv/profile', labels: ['mylv', 'address'] },
  /** [R7.021, R7.151] Where the account is open, and what leads into it. */
  'mylv-security': { ...OWNER, ids: ['R7.151'], path: '/mylv/security', labels: 'mylv' },
  'mylv-overview': { ...CUSTOMER, ids: ['R2.047'], path: '/mylv/overview', labels: ['mylv', 'orders'] },
  'mylv-newsletter': {
    ...CUSTOMER,
    ids: ['R2.048'],
    path: '/mylv/newsletter',
    labels: ['mylv', 'newsletter'],
  },
  'mylv-orders': { ...CUSTOMER, ids: ['R2.049'], path: '/mylv/orders', labels: ['mylv', 'orders'] },
  'mylv-order': {
    ...CUSTOMER,
    ids: ['R2.050'],
    path: '/mylv/orders/:id',
    labels: ['mylv', 'orders', 'checkout'],
  },
  'mylv-appointments': {
    ...CUSTOMER,
    ids: ['R2.051'],
    path: '/mylv/appointments',
    labels: ['mylv', 'appointments', 'stores'],
  },
  'mylv-care-service': {
    ...CUSTOMER,
    ids: ['R2.052'],
    path: '/mylv/care-service',
    labels: ['mylv', 'care', 'checkout'],
  },
  /** What the mails of a customer's repair lead to. */
  'mylv-care-repair': {
    ...CUSTOMER,
    ids: ['R2.052'],
    path: '/mylv/care-service/:id',
    labels: ['mylv', 'care', 'checkout'],
  },
  'mylv-wallet': { ...OWNER, ids: ['R2.053'], path: '/mylv/wallet', labels: ['mylv', 'wallet'] },
  /** [R7.030, R4.042] A private sale and its waiting room; its customer waits alone. */
  'mylv-private-sale': {
    ...OWNER,
    ids: ['R7.030', 'R4.042', 'R7.082'],
    path: '/mylv/private-sales/:id',
    labels: ['mylv', 'sales'],
  },
  /** [R7.149, R7.150] */
  'mylv-clubs': { ...CUSTOMER, ids: ['R7.149', 'R7.150'], path: '/mylv/clubs', labels: ['mylv', 'clubs'] },
  'mylv-certificates': {
    ...CUSTOMER,
    ids: ['R2.058'],
    path: '/mylv/certificates',
    labels: ['mylv', 'certificates'],
  },
  'mylv-certificate': {
    ...CUSTOMER,
    ids: ['R2.059'],
    path: '/mylv/certificates/:id',
    labels: ['mylv', 'certificates'],
  },
  'mylv-certificate-activation': {
    ...OWNER,
    ids: ['R2.061'],
    path: '/mylv/certificates/activation',
    labels: ['mylv', 'certificates'],
  },
  'mylv-certificate-transfer': {
    ...OWNER,
    ids: ['R2.060'],
    path: '/mylv/certificates/transfer',
    labels: ['mylv', 'certificates'],
    query: { ...TOKEN, number: ID },
  },
  'mylv-booking-appointments': {
    ...CUSTOMER,
    ids: ['R2.064'],
    path: '/mylv/booking-appointments',
    labels: ['mylv', 'appointments', 'stores', 'consents'],
    query: { store: ID, ...SLOT },
  },
  'mylv-recommendations': {
    ...CUSTOMER,
    ids: ['R2.065'],
    path: '/mylv/recommendations',
    labels: ['mylv', 'recommendations'],
  },
  'mylv-recommendation': {
    ...CUSTOMER,
    ids: ['R2.066'],
    path: '/mylv/recommendations/:id',
    labels: ['mylv', 'recommendations'],
  },
  'mylv-wallet-claim': {
    ...OWNER,
    ids: ['R2.054'],
    path: '/mylv/wallet/claim',
    query: TOKEN,
    labels: ['mylv', 'wallet'],
  },
  'mylv-reset-password': {
    ...SESSION,
    ids: ['R2.055'],
    path: '/mylv/reset-password',
    layout: 'clean',
    query: { ...TOKEN, ...GOAL },
    labels: ['identity', 'account', 'captcha'],
  },
  /** [R7.021] Where the link that was mailed to a new address leads; it may be opened on another device. */
  'mylv-email-change': {
    ...SESSION,
    ids: ['R7.021'],
    path: '/mylv/email-change',
    layout: 'clean',
    query: TOKEN,
    labels: ['identity', 'account'],
  },
  'mylv-modify-appointment': {
    ...SESSION,
    ids: ['R2.062'],
    path: '/mylv/modify-appointment',
    query: { ...TOKEN, appointmentId: ID, ...SLOT_DAY },
    labels: ['mylv', 'appointments', 'stores'],
  },
  'mylv-cancel-appointments': {
    ...SESSION,
    ids: ['R2.063'],
    path: '/mylv/cancel-appointments',
    query: { ...TOKEN, appointmentId: ID },
    labels: ['mylv', 'appointments', 'stores'],
  },
} as const satisfies Readonly<Record<string, PageSpec>>;
