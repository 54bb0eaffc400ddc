/** What pages have in common. */
const NOINDEX = { isIndexed: false } as const;
export const INDEXED = { isIndexed: true, isInSitemap: true, structuredData: [] } as const;

export const PUBLIC = { audience: 'public', layout: 'default', shownBy: 'route', seo: INDEXED } as const;
export const SESSION = { audience: 'session', layout: 'default', shownBy: 'route', seo: NOINDEX } as const;
export const CUSTOMER = { ...SESSION, audience: 'customer' } as const;

/** What a link holds that was made for one reader. */
export const TOKEN = { token: { pattern: /^[\w-]{1,200}$/u } } as const;
export const ID = { pattern: /^[\w-]{1,60}$/u } as const;
