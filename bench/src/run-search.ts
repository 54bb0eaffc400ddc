import { startShop } from '@vitrine/testing';
import { table } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { relevanceTable } from './figures/tables.ts';
import { askShop } from './relevance/ask-shop.ts';
import { HALVES, type JudgedQuery, judgedQueries } from './relevance/judged-query.ts';
import { isEmptyAnswer, type QueryScore, scoreOf } from './relevance/query-score.ts';
import { rowsByKind, rowsByLanguage, searchFigures } from './relevance/relevance-figures.ts';

/**
 * How well the search answers the judged queries of `bench/relevance`: prints tables and the worst queries of the open
 * half, and writes `bench/figures.json`. `npm run bench:search` starts a shop of its own; `… -- http://localhost:4000`
 * asks one that runs, and writes nothing.
 */
const [running] = process.argv.slice(2);
const WORST = 60;

type Asked = Pick<QueryScore, 'half' | 'judged' | 'answer'>;
const isNonsense = ({ judged }: Asked): boolean => judged.kind === 'nonsense';

if (running === undefined) {
  const shop = await startShop({ env: { FLOOD_FACTOR: '1000' } });
  try {
    await measure(shop.origin, true);
  } finally {
    await shop.remove();
  }
} else await measure(running, false);

async function measure(origin: string, isWritten: boolean): Promise<void> {
  const asked: Asked[] = [];
  for (const half of HALVES) {
    for (const judged of judgedQueries(half)) {
      asked.push({ half, judged, answer: await askShop(origin, judged) });
    }
  }
  const [nonsense, sought] = [asked.filter(isNonsense), asked.filter((one) => !isNonsense(one))];
  const scores = sought.map(({ half, judged, answer }) => scoreOf(half, judged, answer));
  const dated = { on: today(), how: 'npm run bench:search' };
  const rows = rowsByLanguage(scores).map((row) => ({ ...row, ...dated }));
  const figures = searchFigures(
    scores,
    nonsense.map(({ answer }) => isEmptyAnswer(answer)),
  );
  const understood = nonsense.filter(({ half, answer }) => half === 'open' && !isEmptyAnswer(answer));
  say(understood.map(({ judged }) => `nonsense finds something: ${judged.query}`).join('\n'));
  say(worstOf(scores));
  say(relevanceTable(rowsByKind(scores).map((row) => ({ ...row, ...dated }))));
  say(relevanceTable(rows));
  say(table(figures));
  if (!isWritten) return;
  const measured = figures.map((figure) => ({ ...figure, ...dated }));
  changeFigures((known) => ({
    ...known,
    shop: replaced(known.shop, measured, ({ name }) => name),
    relevance: rows,
  }));
}

/** The worst answers to queries of the open half, each with what was found and what should have been. */
function worstOf(scores: readonly QueryScore[]): string {
  return scores
    .filter(({ half, allKinds }) => half === 'open' && allKinds < 1)
    .toSorted((a, b) => a.allKinds - b.allKinds)
    .slice(0, WORST)
    .map(({ allKinds, judged, answer }) => {
      const found = { ...answer, pieces: answer.pieces.map(({ id }) => id) };
      return `${allKinds.toFixed(2)} ${judged.locale} ${judged.kind}: ${judged.query}${wantedAndFound(judged, found)}`;
    })
    .join('\n');
}

function wantedAndFound(
  judged: JudgedQuery,
  found: Readonly<Record<'pieces' | 'categories' | 'articles' | 'answers', readonly string[]>>,
): string {
  return (['pieces', 'categories', 'articles', 'answers'] as const)
    .filter((kind) => judged[kind] !== undefined)
    .map((kind) => {
      const wanted = Object.entries(judged[kind] ?? {}).map(([id, grade]) => `${id}:${grade}`);
      return `\n       ${kind}: wanted ${wanted.join(' ')}; found ${found[kind].slice(0, 10).join(' ')}`;
    })
    .join('');
}

function say(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
