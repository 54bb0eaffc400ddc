import { written } from '../format/texts.ts';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** Configuration, pages, old addresses, footer. */
export function editorialPlans(house: House, frozen: FrozenRows): readonly TablePlan[] {
  return [
    ...configPlans(house),
    ...contentPlans(house, frozen),
    ...redirectPlans(house, frozen),
    ...footerPlans(house),
  ];
}

/**
 * [R7.007] What a country asks of an address is configuration too, one file each: `address/FR.json`; and the calling codes
 * of all of them [R3.025], `address/countries.json`.
 */
function configPlans({ facts, config, countries }: House): readonly TablePlan[] {
  if (!config.present || !countries.present) return [];
  const rules = countries.entries.map(({ row: { iso, telCode, addressRules } }) => ({
    group: 'address',
    name: iso,
    body: { telCode, ...addressRules },
  }));
  const telCodes = countries.entries.map(({ row: { iso, telCode } }) => ({ iso, telCode }));
  // Without the country that is wrong the list would lose it: the one that is there stays.
  const all =
    countries.refusals.length > 0 ? [] : [{ group: 'address', name: 'countries', body: { telCodes } }];
  return [
    planTable('appConfig', {
      key: ['nodeEnv', 'configGroup', 'name'],
      owner: { kind: 'configuration', columns: ['configGroup', 'name'] },
      others: [...config.refusals, ...countries.refusals].length > 0 ? 'stay' : 'go',
      rows: facts.nodeEnvs.flatMap((nodeEnv) =>
        [...config.entries.map(({ row }) => row), ...rules, ...all].map(({ group, name, body }) => ({
          nodeEnv,
          configGroup: group,
          name,
          body,
        })),
      ),
    }),
  ];
}

/** What a page is called in two columns. */
function placeOf(id: string): { readonly kind: string; readonly ref: string } {
  const [kind = '', ref = ''] = id.split('/');
  return { kind, ref };
}

function contentPlans({ content }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!content.present) return [];
  return [
    planTable('content', {
      key: ['kind', 'ref', 'language'],
      owner: { kind: 'content', columns: ['kind', 'ref'] },
      frozen: [
        ...frozen.ids('content').map(placeOf),
        ...frozen.texts('content').map(({ id, language }) => ({ ...placeOf(id), language })),
      ],
      rows: content.entries.flatMap(({ row: { kind, ref, bodies, ...row } }) =>
        written(bodies).map(([language, body]) => ({
          kind,
          ref,
          language,
          body,
          status: row.status ?? 'published',
          publishedOn: row.publishedOn ?? null,
          publishedUntil: row.publishedUntil ?? null,
          forAgents: row.forAgents ?? false,
        })),
      ),
    }),
  ];
}

function redirectPlans({ redirects }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!redirects.present) return [];
  return [
    planTable('redirect', {
      key: ['oldPath'],
      owner: { kind: 'redirect', columns: ['oldPath'] },
      frozen: frozen.ids('redirects').map((oldPath) => ({ oldPath })),
      rows: redirects.entries.map(({ row: { from, to, closedForMs } }) => ({
        oldPath: from,
        newPath: to,
        closedForMs: closedForMs ?? null,
      })),
    }),
  ];
}

/** More than any has, so that ranks go through all sections in order. */
const LINKS_OF_A_SECTION = 100;

function footerPlans({ footer }: House): readonly TablePlan[] {
  if (!footer.present) return [];
  const others = footer.refusals.length > 0 ? 'stay' : 'go';
  const links = footer.entries.flatMap(({ row: section, found }) =>
    section.links.map((link, place) => ({ section, link, rank: found.rank * LINKS_OF_A_SECTION + place })),
  );
  return [
    planTable('footerLink', {
      key: ['id'],
      owner: { kind: 'footer section', columns: ['section'] },
      others,
      rows: links.map(({ section, link, rank }) => ({
        id: link.id,
        section: section.id,
        rank,
        url: link.url,
      })),
    }),
    planTable('footerLinkText', {
      key: ['id', 'language'],
      owner: { kind: 'footer link', columns: ['id'] },
      others,
      rows: links.flatMap(({ section, link }) =>
        written(link.labels).map(([language, label]) => ({
          id: link.id,
          language,
          label,
          sectionTitle: new Map(written(section.titles)).get(language) ?? section.titles.eng,
        })),
      ),
    }),
  ];
}
