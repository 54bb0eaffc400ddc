/** The one door to the 3D view: it keeps three.js out of every page's bundle until the shopper asks. */
export const loadView = () => import('@vitrine/product-view');
