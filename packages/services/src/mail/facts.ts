import type { Language, Locale } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import { MAIL_LOOK } from './mail-page.ts';

const { softInk } = MAIL_LOOK;

/** What a value is called, and the value. */
export type Fact = readonly [name: string, value: string];

/** Facts one below the other: names on one side, values on the other. */
export function factsTable(facts: readonly Fact[]): Html {
  const cell = 'padding:5px 0;vertical-align:top';
  return html`<table
    role="presentation"
    width="100%"
    style="border-collapse:collapse;margin:0 0 28px;font-size:15px"
  >
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <td style="${cell};padding-inline-end:20px;color:${softInk}">${name}</td>
          <td style="${cell};text-align:end"><bdi>${value}</bdi></td>
        </tr>`,
    )}
  </table>`;
}

/** The same in plain text, with the colon of the language. */
export const factTexts = (
  facts: readonly Fact[],
  { language }: Pick<Locale, 'language'>,
): readonly string[] => facts.map(([name, value]) => `${name}${COLONS[language]}${value}`);

export const COLONS: Readonly<Record<Language, string>> = {
  eng: ': ',
  fra: '\u00a0: ',
  ita: ': ',
  jpn: '：',
  kor: ': ',
  zhs: '：',
  ara: ': ',
};
