import { answerUses } from '@vitrine/services';
import { withRunningDatabase } from './with-running-database.ts';

const STATEMENT_TIMEOUT_MS = 10_000;

/** [R2.010] `npm run faq:uses`: how often each answer of the FAQ was of use, those that helped least often first. */
const rows = await withRunningDatabase(STATEMENT_TIMEOUT_MS, ({ db }) => answerUses(db));
const lines = rows.map(
  ({ theme, slug, language, useful, useless }) =>
    `${theme}/${slug}  ${language}  yes ${useful}  no ${useless}`,
);
process.stdout.write(`${lines.length === 0 ? 'Nobody has said yet.' : lines.join('\n')}\n`);
process.exit();
