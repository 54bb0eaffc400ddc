export { createAskedVersion } from './asked-version.ts';
export { createVersionMemory, type VersionMemory } from './version-memory.ts';
