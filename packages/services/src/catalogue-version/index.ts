export { createVersionMemory } from './version-memory.ts';
