import { SERVICE_NAMES } from '@vitrine/contracts';
import { localeOf, realmOf } from '@vitrine/domain';
import { z } from 'zod';

/** Settings in JSON: rules have parts, which a list of names could not say. */
const json = <Schema extends z.ZodType>(schema: Schema, empty: string) =>
  z
    .string()
    .default(empty)
    .transform((text, context) => {
      try {
        const value: unknown = JSON.parse(text);
        return value;
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const localeCode = z.string().refine((code) => localeOf(code) !== undefined, 'no locale of the shop');
const realmPart = z.string().regex(/^[a-z]{2,12}$/u, 'small letters');
const realmSettings = z.record(
  localeCode,
  z.strictObject({ context: realmPart.optional(), region: realmPart.optional() }),
);
const rewrites = z.array(
  z.strictObject({
    domain: z.string().min(1).optional(),
    locale: localeCode.optional(),
    route: z.string().min(1).optional(),
    service: z.enum(SERVICE_NAMES).optional(),
    target: z.url({ protocol: /^https?$/u }).transform((target) => target.replace(/\/+$/u, '')),
  }),
);

const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((host) => host.trim()))
  .pipe(z.array(z.string()));

/** [R7.002, R9.004, R9.005] The operator's settings of where calls stand; docs/operations says what they mean. */
export const API_SETTINGS = {
  /** The hosts that cookies and tokens may go to, with their ports. */
  API_HOSTS: hosts,
  API_REWRITES: json(rewrites, '[]'),
  API_REALMS: json(realmSettings, '{}'),
};

type ApiSettings = z.output<z.ZodObject<typeof API_SETTINGS>>;

/** Refuses targets outside the list of hosts, and realms that would hide the pages of a locale. */
export function checkApiSettings(
  { API_HOSTS: listed, API_REALMS: realms, API_REWRITES: rules }: ApiSettings,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const [index, { target }] of rules.entries()) {
    const { host } = new URL(target);
    if (listed.includes(host)) continue;
    const path = ['API_REWRITES', index, 'target'];
    context.addIssue({ code: 'custom', path, message: `${host} is not one of API_HOSTS` });
  }
  for (const locale of Object.keys(realms)) {
    const realm = realmOf(realms, locale);
    if (localeOf(realm) === undefined) continue;
    context.addIssue({
      code: 'custom',
      path: ['API_REALMS', locale],
      message: `${realm} is the name of a locale`,
    });
  }
}
