import { createHash } from 'node:crypto';
import { inTransaction, type PaperContent } from '@vitrine/database';
import { localeOf, LOCALES, type PaperKind } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { JobData } from '../../jobs/index.ts';
import { drawSavedDesign } from '../../personalisation/index.ts';
import { askForDuePapers } from './due-papers.store.ts';
import {
  keepPaper,
  keptPaper,
  noteFailure,
  orderOfSubject,
  papersToPrint,
  type UnprintedPaper,
} from './paper.store.ts';
import { type PlanDeps, planPapers } from './plan-papers.ts';

type MakeDeps = PlanDeps &
  Pick<ServiceDeps, 'log' | 'alarm' | 'print' | 'jobs' | 'readPicture' | 'readPartMask'>;

/** One run's share; the next minute brings the rest. */
const ORDERS_AT_ONCE = 50;
/** A paper that failed so often calls for a person. */
const FAILURES_TO_TELL = 3;
/** Pixels: 62 mm at 300 dots an inch. */
const PICTURE_WIDTH = 740;

/**
 * [R7.042] Makes the papers that are due for an order, and keeps them. Any number of these may run, and be killed at any
 * point: a paper is written down once, and printed until it is kept. Throws where one could not be printed, so that the job
 * is tried again; the others are made nevertheless.
 */
export async function makePapers(deps: MakeDeps, key: JobData['make-papers']): Promise<void> {
  await planPapers(deps, key);
  const faults: unknown[] = [];
  for (const paper of await papersToPrint(deps.db, key)) {
    try {
      await printPaper(deps, paper);
    } catch (fault) {
      faults.push(fault);
      await tellFailure(deps, paper);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Papers of an order could not be printed');
}

/** Leaves the job for every order that has papers due: those of orders that came in another way than by a move, too. */
export async function findDuePapers(deps: Pick<ServiceDeps, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    for (const key of await askForDuePapers(transaction, ORDERS_AT_ONCE))
      await deps.jobs.enqueue(transaction, 'make-papers', key);
  });
}

/** What a paper is about: a parcel or a return. */
export interface PaperSubject {
  readonly market: string;
  readonly kind: PaperKind;
  readonly subjectId: string;
}

/**
 * A paper for whoever works in the house, such as the workshop; made at once where it is due and nobody has made it.
 * Undefined where there is no such parcel or return, or the paper is not due yet.
 */
export async function paperOf(
  deps: MakeDeps,
  { market, kind, subjectId }: PaperSubject,
): Promise<{ readonly bytes: Uint8Array; readonly hash: string } | undefined> {
  const find = async () => {
    const kept = await keptPaper(deps.db, market, { id: subjectId, kind });
    return kept === undefined || kept.bytes === null || kept.hash === null
      ? undefined
      : { bytes: kept.bytes, hash: kept.hash };
  };
  const kept = await find();
  if (kept !== undefined) return kept;
  const orderId = await orderOfSubject(deps.db, market, subjectId);
  if (orderId === undefined) return undefined;
  await makePapers(deps, { market, orderId });
  return find();
}

async function printPaper(deps: MakeDeps, paper: UnprintedPaper): Promise<void> {
  const { content } = paper;
  const pictures = await picturesOf(deps, paper);
  const { bytes, missing } = await deps.print({
    template: content.template,
    content: withPictures(content, pictures),
    pictures: Object.fromEntries(pictures),
  });
  if (missing.length > 0)
    deps.log.warn({ paper: paper.id, signs: missing.length }, 'No face has some signs of a paper');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await keepPaper(deps.db, paper, { bytes, hash, now: deps.clock.now() });
}

/** The pictures of the designs on a sheet; a design that is no longer there has none. */
async function picturesOf(
  deps: MakeDeps,
  { content, locale: code }: UnprintedPaper,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const locale = localeOf(code) ?? LOCALES['eng-us'];
  const pictures = new Map<string, Uint8Array>();
  for (const { picture, configId } of content.lines) {
    if (picture === undefined || picture === null || configId === undefined) continue;
    const drawn = await drawSavedDesign(deps, { configId, locale, width: PICTURE_WIDTH });
    if (drawn !== undefined) pictures.set(picture, drawn);
  }
  return pictures;
}

const withPictures = (content: PaperContent, pictures: ReadonlyMap<string, unknown>): PaperContent => ({
  ...content,
  lines: content.lines.map((line) =>
    line.picture === undefined || line.picture === null || pictures.has(line.picture)
      ? line
      : { ...line, picture: null },
  ),
});

async function tellFailure(deps: MakeDeps, paper: UnprintedPaper): Promise<void> {
  const failures = await noteFailure(deps.db, paper);
  if (failures < FAILURES_TO_TELL) return;
  deps.alarm('paper_not_made');
  deps.log.error({ paper: paper.id, kind: paper.kind, failures }, 'A paper cannot be printed');
}
