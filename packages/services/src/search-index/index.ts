export { keepSearchBase, rebuildSearchBase } from './search-base.ts';
export { saleIndexes } from './sale-index.ts';
export { keepSearchIndex, type FollowingIndex } from './keep-search-index.ts';
