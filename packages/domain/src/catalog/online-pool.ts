/** The stock that the online shop sells from; a boutique's pool is its store id. */
export const ONLINE_POOL = 'ECO';
