import type { CallRow } from './call-row.ts';

/** [R1.007] Letters on a piece, and pieces that are made to order. */
export const PERSONALISATION_CALLS = {
  getPersoDetails: {
    id: 'R7.057',
    service: 'catalog',
    method: 'GET',
    path: 'sku/:id/persodetails',
    access: 'public',
  },
  getLetterFont: {
    id: 'R1.007',
    service: 'perso',
    method: 'GET',
    path: 'letter-fonts/:code',
    access: 'public',
  },
  moderateText: {
    id: 'R7.166',
    service: 'perso',
    method: 'GET',
    path: '/eco-eu/lv-prod-per-eapi/v2/text/moderation',
    access: 'public',
    cache: 'never',
  },
  saveDesign: {
    id: 'R2.024',
    service: 'perso',
    method: 'POST',
    path: 'perso-config',
    access: 'session',
  },
  getDesign: {
    id: 'R2.024',
    service: 'perso',
    method: 'GET',
    path: 'perso-config/:configId',
    access: 'public',
    cache: 'never',
  },
  getDesignPicture: {
    id: 'R2.024',
    service: 'perso',
    method: 'GET',
    path: 'perso-config/:configId/picture',
    access: 'public',
    rate: 'picture',
    cache: 'never',
  },
  getPartsPicture: {
    id: 'R2.023',
    service: 'perso',
    method: 'GET',
    path: 'sku/:id/parts-picture',
    access: 'public',
    rate: 'picture',
  },
} as const satisfies Record<string, CallRow>;
