import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'vitrine-pg';

/**
 * PostgreSQL refuses to run as root: started by root it runs as the system account `vitrine-pg`, which is made if
 * missing. Undefined: it runs as whoever runs us. Throws with advice when the account cannot be made.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await accountNamed(NAME);
  if (known !== undefined) return known;
  await addAccount();
  const made = await accountNamed(NAME);
  if (made === undefined)
    throw new Error(`The account ${NAME} could not be made: set DATABASE_URL, or do not run as root`);
  return made;
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function addAccount(): Promise<void> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  try {
    await run('useradd', [...options, '--shell', '/usr/sbin/nologin', NAME]);
  } catch (cause) {
    // Two first starts at once: the other one made it.
    if ((await accountNamed(NAME)) !== undefined) return;
    throw new Error(`The account ${NAME} could not be made: set DATABASE_URL, or do not run as root`, {
      cause,
    });
  }
}
