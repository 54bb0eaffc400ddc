import type { AskServices } from '@vitrine/contracts';
import type { GuardedFile } from '@vitrine/database';
import { z } from 'zod';

/** What becomes of a file for one visitor: sent to anybody, sent to this one alone, or as if there were none. */
type FileAccess = 'open' | 'private' | 'closed';

export interface FileGuard {
  /** `file`: `models/au2006.glb`, `media/au2006-crystal` for every picture of a look. */
  access(file: string, cookie: string | undefined): Promise<FileAccess>;
}

export interface FileGuardOptions {
  /** Every file that belongs to exclusive products alone. */
  readonly readGuardedFiles: () => Promise<readonly GuardedFile[]>;
  readonly askServices: AskServices;
  /** The version of the catalogue that the files are those of. */
  readonly version: () => string;
  readonly reportError: (error: unknown) => void;
}

const ASK_WITHIN_MS = 2_000;
const Check = z.object({ authorized: z.boolean(), owned: z.optional(z.boolean()) });
/** What an order shows of its pieces: pictures, no model and no film. */
const isPicture = (file: string): boolean => file.startsWith('media/');

/**
 * [R6.011, R6.012] Keeps the files of exclusive pieces for the customers who may have these now, and their pictures for
 * those who ordered one. All other files are open without a question. The list is read anew with each version of the
 * catalogue; while that fails the last one stands.
 */
export async function createFileGuard(options: FileGuardOptions): Promise<FileGuard> {
  const { version, askServices, reportError } = options;
  let kept = await readList(options);
  let keptOf = version();

  async function currentList(): Promise<GuardedList> {
    const wanted = version();
    if (wanted === keptOf) return kept;
    try {
      kept = await readList(options);
      keptOf = wanted;
    } catch (error) {
      reportError(error);
    }
    return kept;
  }

  async function maySee(file: string, id: string, cookie: string): Promise<boolean> {
    const call = { locale: 'eng-us', params: { id }, headers: { cookie }, giveUpAfterMs: ASK_WITHIN_MS };
    const { status, body } = await askServices('checkExclusiveProduct', call);
    if (status !== 200) return false;
    const { authorized, owned = false } = Check.parse(body);
    return authorized || (owned && isPicture(file));
  }

  return {
    access: async (file, cookie) => {
      const products = (await currentList()).get(file);
      if (products === undefined) return 'open';
      if (cookie === undefined) return 'closed';
      const answers = await Promise.all(products.map((id) => maySee(file, id, cookie)));
      return answers.includes(true) ? 'private' : 'closed';
    },
  };
}

type GuardedList = ReadonlyMap<string, readonly string[]>;

async function readList({ readGuardedFiles }: FileGuardOptions): Promise<GuardedList> {
  return new Map((await readGuardedFiles()).map(({ file, productIds }) => [file, productIds]));
}
