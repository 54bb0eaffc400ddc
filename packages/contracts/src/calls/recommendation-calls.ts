import type { CallRow } from './call-row.ts';

const WARDROBING = { service: 'wardrobing', access: 'session' } as const;

/** What is chosen for somebody, by a person of the house or by what people like who like the same. */
export const RECOMMENDATION_CALLS = {
  getSelection: { ...WARDROBING, id: 'R7.141', method: 'GET', path: 'wardrobings/:id' },
  /** [R6.005] For who has no token. Never kept: it may be withdrawn. */
  getPublicSelection: {
    ...WARDROBING,
    id: 'R7.141',
    method: 'GET',
    path: 'public/wardrobings/:id',
    access: 'public',
    cache: 'never',
  },
  getSelections: { ...WARDROBING, id: 'R7.142', method: 'GET', path: 'shares', access: 'customer' },
  sendSelection: { ...WARDROBING, id: 'R7.142', method: 'POST', path: 'shares' },
  withdrawSelection: { ...WARDROBING, id: 'R7.142', method: 'DELETE', path: 'shares/:id' },
  likePiece: { ...WARDROBING, id: 'R7.143', method: 'POST', path: 'shares/:sharingId/interactions' },
  unlikePiece: { ...WARDROBING, id: 'R7.144', method: 'DELETE', path: 'interactions/:id' },
  /** A POST that changes nothing of the shopper's; a page of another site has no business with it. */
  getPersonalRecommendations: {
    id: 'R7.167',
    service: 'recommendations',
    method: 'POST',
    path: '/{realm}/perso-reco-dp/v1/hyperperso/recommendations',
    access: 'session',
  },
} as const satisfies Record<string, CallRow>;
