import { readFile } from 'node:fs/promises';
import type { PassIdentity } from '@vitrine/services';
import { z } from 'zod';

/** [R2.053] Who signs passes for the wallets of telephones, and where its PEM files are. */
export const PASS_SETTINGS = {
  PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]+$/u, 'as Apple has it: pass.house.kind')
    .optional(),
  PASS_TEAM_ID: z
    .string()
    .regex(/^[\dA-Z]{10}$/u, 'ten letters and digits')
    .optional(),
  PASS_CERTIFICATE: z.string().min(1).optional(),
  PASS_KEY: z.string().min(1).optional(),
  PASS_KEY_PASSPHRASE: z.string().min(1).optional(),
  PASS_ISSUER: z.string().min(1).optional(),
};
type Read = z.output<z.ZodObject<typeof PASS_SETTINGS>>;

const NEEDED = ['PASS_TYPE_ID', 'PASS_TEAM_ID', 'PASS_CERTIFICATE', 'PASS_KEY', 'PASS_ISSUER'] as const;

/** Refuses half of the settings. */
export function checkPassSettings(read: Read, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const missing = NEEDED.filter((name) => read[name] === undefined);
  if (missing.length === NEEDED.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'passes are offered with all of these, or with none',
    });
}

/** The files of who signs; undefined where the house has no certificate. */
export function passFiles(read: Read) {
  const { PASS_TYPE_ID: typeId, PASS_TEAM_ID: teamId } = read;
  const { PASS_CERTIFICATE: certificate, PASS_KEY: key, PASS_ISSUER: issuer } = read;
  if (!typeId || !teamId || !certificate || !key || !issuer) return undefined;
  return { typeId, teamId, certificate, key, issuer, passphrase: read.PASS_KEY_PASSPHRASE } as const;
}

/** Reads them at the start, so that a path that leads nowhere ends it. */
export async function readPassIdentity(
  files: NonNullable<ReturnType<typeof passFiles>>,
): Promise<PassIdentity> {
  const [certificate, key, issuer] = await Promise.all(
    [files.certificate, files.key, files.issuer].map(async (path) => readFile(path, 'utf8')),
  );
  return { ...files, certificate: certificate ?? '', key: key ?? '', issuer: issuer ?? '' };
}
