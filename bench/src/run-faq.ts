import { CALL_SPECS } from '@vitrine/contracts';
import { APPLICATION_ID } from '@vitrine/domain';
import { houseAnswers } from './faq/house-answers.ts';
import { askHouse, askQuestions, type JudgedQuestion, rateOf } from './faq/judged-question.ts';
import { HALVES } from './relevance/judged-query.ts';

/**
 * How often the right answer of the FAQ is among the first three, for a hundred questions in shoppers' own words
 * (`bench/faq`): prints the rate of both halves and what failed in the open one. `npm run bench:faq` asks an index of the
 * house's files; `… -- http://localhost:4000` asks a shop that runs. Ends with 1 below 95 %.
 */
const [origin] = process.argv.slice(2);
const LEAST = 0.95;

const asked = await askQuestions(origin === undefined ? askHouse(houseAnswers()) : askShop(origin));
for (const { half, judged, found, isRight } of asked) {
  if (isRight || half === 'kept') continue;
  say(`${judged.locale} ${judged.question}: wanted ${judged.answers.join(', ')}; found ${found.join(', ')}`);
}
for (const half of HALVES) say(`${half}: ${(rateOf(asked, half) * 100).toFixed(0)} % among the first three`);
process.exitCode = HALVES.every((half) => rateOf(asked, half) >= LEAST) ? 0 : 1;

function askShop(shop: string) {
  return async ({ locale, question }: JudgedQuestion): Promise<readonly string[]> => {
    const address = `${shop}/api/${locale}/knowledge/search?searchText=${encodeURIComponent(question)}`;
    const answer = await fetch(address, { headers: { client_id: APPLICATION_ID } });
    return CALL_SPECS.searchKnowledge.answer.parse(await answer.json()).articles.map(({ slug }) => slug);
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
