/** [R7.164] Shades on a page of a picker. */
export const SHADES_PAGE_SIZE = 12;
/** [R7.165] Shades that are recommended to begin with. */
export const RECOMMENDED_SHADES = 8;
