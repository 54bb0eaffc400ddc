import { callNames, CALLS } from '@vitrine/contracts';
import { globSync, readFileSync } from 'node:fs';
import { callFaults, callsMadeIn, isDocumented } from './calls/call-users.ts';

/**
 * Lists the calls that no page, job, neighbour or document makes. Each must stand in tools/calls/to-come.json, under the
 * area that will make it; fails for a call that does not, and for a line there that is no longer true.
 */
const TO_COME = 'tools/calls/to-come.json';
const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'packages/services/src/**/*.ts'];
const DOCUMENTS = ['README.md', 'docs/import.md', 'docs/operations/README.md'];

const sources = globSync(SOURCES).filter((file) => !/\.test\.tsx?$|\/(?:test-harness|dist)\//u.test(file));
const made = new Set(sources.flatMap((file) => [...callsMadeIn(file)]));
const documents = DOCUMENTS.map((file) => readFileSync(file, 'utf8'));
for (const name of callNames()) {
  if (documents.some((document) => isDocumented(CALLS[name].path, document))) made.add(name);
}

const toCome: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(TO_COME, 'utf8'));
const { unused, stale } = callFaults(callNames(), made, Object.values(toCome).flat());

for (const [area, names] of Object.entries(toCome)) process.stdout.write(`${area}: ${names.join(', ')}\n`);
for (const name of unused)
  process.stderr.write(`${name}: nobody makes this call, and ${TO_COME} says not who will\n`);
for (const name of stale)
  process.stderr.write(`${name}: ${TO_COME} lists it, and it is made by now, twice there or no call\n`);
const listed = Object.values(toCome).flat().length;
process.stdout.write(`${callNames().length} calls; ${listed} wait for whoever will make them\n`);
process.exitCode = unused.length > 0 || stale.length > 0 || sources.length === 0 ? 1 : 0;
