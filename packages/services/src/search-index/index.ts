export { keepSearchBase, rebuildSearchBase } from './search-base.ts';
export { keepSearchIndex, type FollowingIndex } from './keep-search-index.ts';
