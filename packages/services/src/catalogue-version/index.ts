export { createAskedVersion } from './asked-version.ts';
export { readingAfresh } from './read-afresh.ts';
export { createVersionMemory, type VersionMemory } from './version-memory.ts';
