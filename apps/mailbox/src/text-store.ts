import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const KeptText = z.object({
  /** SHA-256 of the id that the sender gave it, hex. */
  id: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  /** When it came first, ISO. */
  receivedAt: z.string(),
});
export type KeptText = z.infer<typeof KeptText>;

export interface TextStore {
  /** Keeps a text message; one whose key is known already is the same message come twice. */
  readonly save: (key: string, message: Pick<KeptText, 'from' | 'to' | 'text'>) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly KeptText[]>;
}

const ENDING = '.json';

/** Text messages as files in a folder, named by the hash of their key. */
export async function openTextStore(folder: string): Promise<TextStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const namesOfFiles = async () => (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  return {
    save: async (key, message) => {
      const id = createHash('sha256').update(key).digest('hex');
      if ((await namesOfFiles()).includes(id + ENDING)) return;
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      const kept: KeptText = { id, ...message, receivedAt: new Date().toISOString() };
      await writeFile(unfinished, JSON.stringify(kept), { mode: 0o600 });
      await rename(unfinished, join(folder, id + ENDING));
    },
    list: async () => {
      const names = await namesOfFiles();
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return texts
        .map((json) => KeptText.parse(JSON.parse(json)))
        .toSorted((left, right) => right.receivedAt.localeCompare(left.receivedAt));
    },
  };
}
