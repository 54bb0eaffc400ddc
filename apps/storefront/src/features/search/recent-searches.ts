/** Where the device keeps them; nothing of them leaves it. */
const KEY = 'vitrine-searches';
/** As many as lie on a small screen above its keyboard. */
const KEPT = 6;

/** What was searched on this device, the newest first; nothing where it keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : [];
  } catch {
    // Written by somebody else, or the browser keeps nothing for us.
    return [];
  }
}

export function rememberSearch(keyword: string): void {
  keep([keyword, ...without(keyword)].slice(0, KEPT));
}

export function forgetSearch(keyword: string): void {
  keep(without(keyword));
}

export function forgetSearches(): void {
  keep([]);
}

const without = (keyword: string) => recentSearches().filter((each) => each !== keyword);

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // The browser keeps nothing for us; a search goes on without it.
  }
}
