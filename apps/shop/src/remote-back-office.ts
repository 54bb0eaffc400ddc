import type { GuardedFile } from '@vitrine/database';
import type { OpenAskDirectly, ReadSitemap } from '@vitrine/services';
import { z } from 'zod';
import type { Config } from './config.ts';

/** What pages need of the services, wherever they run. */
export interface ServicesAtHand {
  /** Rejects when the services cannot serve. */
  readonly check: () => Promise<void>;
  /** The version of catalogue and content. */
  readonly readVersion: () => Promise<string>;
  /** The files of exclusive products. */
  readonly readGuardedFiles: () => Promise<readonly GuardedFile[]>;
  readonly readSitemap: ReadSitemap;
  /** Undefined where they run in another process. */
  readonly openAskDirectly: OpenAskDirectly | undefined;
}

const ASK_WITHIN_MS = 2000;
/** A part of the sitemap may have to be made first. */
const SITEMAP_WITHIN_MS = 10_000;
const Version = z.object({ version: z.string() });
const GuardedFiles = z.array(z.object({ file: z.string(), productIds: z.array(z.string()) }));

/** The services of another process, at SERVICES_URL. */
export function remoteBackOffice({ servicesUrl }: Config): ServicesAtHand {
  const ask = async (path: string, withinMs = ASK_WITHIN_MS): Promise<Response> => {
    const answer = await fetch(`${servicesUrl}${path}`, { signal: AbortSignal.timeout(withinMs) });
    if (!answer.ok) throw new Error(`The services answered ${answer.status} to ${path}`);
    return answer;
  };
  return {
    openAskDirectly: undefined,
    check: async () => void (await ask('/readyz')),
    readVersion: async () => Version.parse(await (await ask('/catalogue-version')).json()).version,
    readGuardedFiles: async () => GuardedFiles.parse(await (await ask('/guarded-files')).json()),
    readSitemap: async (name) => {
      const answer = await ask(`/sitemap-parts/${encodeURIComponent(name)}`, SITEMAP_WITHIN_MS);
      if (answer.status === 204) return undefined;
      const gzip = new Uint8Array(await answer.arrayBuffer());
      return { gzip, version: answer.headers.get('x-catalogue-version') ?? '' };
    },
  };
}
