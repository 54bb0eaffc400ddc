import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One numbered requirement of the specification. Only `decision` is ours to change. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly check: string;
}

export function readRequirements(file: string): readonly Requirement[] {
  const requirements: readonly Requirement[] = JSON.parse(readFileSync(file, 'utf8'));
  return requirements;
}

/** SHA-256 over what the specification says: ids, texts and checks, in their order. Decisions are left out. */
export function lawHash(requirements: readonly Requirement[]): string {
  const law = requirements.map(({ id, text, check }) => [id, text, check]);
  return createHash('sha256').update(JSON.stringify(law)).digest('hex');
}
