import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BinariesPlace, binariesFolder, reachableDataFolder } from './binaries.ts';

/** An account that owns nothing here. */
const STRANGER = { uid: 64_999, gid: 64_999 };
const LINKS = [
  { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
];

let root: string;
let place: BinariesPlace;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-binaries-'));
  await chmod(root, 0o755);
  const folder = join(root, 'home', 'native');
  await mkdir(join(folder, 'bin'), { recursive: true });
  await mkdir(join(folder, 'lib'));
  await writeFile(join(folder, 'bin', 'postgres'), 'binary', { mode: 0o755 });
  await writeFile(join(folder, 'lib', 'libpq.so.5.18'), 'library');
  await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify(LINKS));
  place = { native: { folder, version: '18.4.0' }, account: STRANGER, sharedFolder: join(root, 'shared') };
});
afterEach(() => rm(root, { recursive: true, force: true }));

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('binariesFolder', () => {
  it('runs what npm installed, with the links its install script would have made', async () => {
    const found = await binariesFolder(place);
    expect(found).toBe(place.native.folder);
    expect(await readlink(join(found, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect(await readlink(join(found, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
    expect(await binariesFolder(place)).toBe(found);
    expect(await isThere(place.sharedFolder)).toBe(false);
  });

  it('runs a copy when a folder above is closed to the account', async () => {
    await chmod(join(root, 'home'), 0o700);
    const found = await binariesFolder(place);
    expect(found).toBe(join(place.sharedFolder, 'postgresql-18.4.0'));
    expect((await stat(join(found, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect(await readlink(join(found, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
    expect(await Promise.all([binariesFolder(place), binariesFolder(place)])).toEqual([found, found]);
  });

  it('asks nothing of folders above when it runs as ourselves', async () => {
    await chmod(join(root, 'home'), 0o700);
    expect(await binariesFolder({ ...place, account: undefined })).toBe(place.native.folder);
  });
});

describe('reachableDataFolder', () => {
  it('is the wished one where the account can walk in, also before it is made', async () => {
    const wished = join(root, 'home', '.data', 'postgres');
    expect(await reachableDataFolder(wished, STRANGER, place.sharedFolder)).toBe(wished);
  });

  it('is another, the same at every start, where it cannot', async () => {
    await chmod(join(root, 'home'), 0o700);
    const elsewhere = (name: string) =>
      reachableDataFolder(join(root, 'home', name), STRANGER, place.sharedFolder);
    expect(await elsewhere('one')).toMatch(new RegExp(`^${place.sharedFolder}/clusters/[0-9a-f]{16}$`, 'u'));
    expect(await elsewhere('one')).toBe(await elsewhere('one'));
    expect(await elsewhere('two')).not.toBe(await elsewhere('one'));
  });
});
