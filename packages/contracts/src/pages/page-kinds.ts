/** What pages have in common. */
const NOINDEX = { isIndexed: false } as const;
export const INDEXED = { isIndexed: true, isInSitemap: true, structuredData: [] } as const;

export const PUBLIC = { audience: 'public', layout: 'default', shownBy: 'route', seo: INDEXED } as const;
export const SESSION = { audience: 'session', layout: 'default', shownBy: 'route', seo: NOINDEX } as const;
export const CUSTOMER = { ...SESSION, audience: 'customer' } as const;
export const OWNER = { ...CUSTOMER, isOwners: true } as const;

/** What a link holds that was made for one reader. */
export const TOKEN = { token: { pattern: /^[\w-]{1,200}$/u } } as const;
/** [R6.018] The path of the page that follows a sign-in. */
export const GOAL = { redirect_url: { pattern: /^\// } } as const;
export const ID = { pattern: /^[\w-]{1,60}$/u } as const;

const DAY = { pattern: /^\d{4}-\d{2}-\d{2}$/u } as const;
/** [R2.062] The day of an appointment that is looked at, and the first day that is shown. */
export const SLOT_DAY = { day: DAY, from: DAY } as const;
/** [R2.064] The same, of a kind. */
export const SLOT = { type: ID, ...SLOT_DAY } as const;
