export { keepSearchIndex, type FollowingIndex } from './keep-search-index.ts';
