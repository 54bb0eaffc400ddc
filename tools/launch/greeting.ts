import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

interface DemoCustomer {
  readonly email: string;
  /** A client of a boutique has none. */
  readonly demoPassword?: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What whoever started the demo wants to know next: where things are, and who may sign in. */
export function greeting(environment: Environment): string {
  const customers: readonly DemoCustomer[] = JSON.parse(
    readFileSync(join(ROOT, 'packages/database/house/customers.json'), 'utf8'),
  );
  const shop = environment['PUBLIC_ORIGIN'] ?? `http://localhost:${environment['PORT'] ?? '3000'}`;
  return [
    '',
    `  The shop      ${shop}`,
    `  The mailbox   ${environment['MAILBOX_ORIGIN']}`,
    `  Test cards    ${environment['PAYMENT_PROVIDER_ORIGIN']}`,
    `  The workshop  ${environment['WORKSHOP_ORIGIN']}`,
    '',
    ...customers
      .filter(({ demoPassword }) => demoPassword !== undefined)
      .map((customer) => `  Sign in as ${fullName(customer)}: ${customer.email} / ${customer.demoPassword}`),
    '',
    '  Ctrl-C stops everything; what was bought stays.',
    '',
  ].join('\n');
}

/** Chinese, Japanese and Korean names begin with the family's. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const fullName = ({ firstName, lastName }: DemoCustomer): string =>
  FAMILY_FIRST.test(lastName) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
