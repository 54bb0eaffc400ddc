import type { Insertable } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import type { House } from './house-schema.ts';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

/** Rows of configuration, countries, editorial pages, footer and shipping methods, table by table. */
export interface EditorialRows {
  readonly app_config: Rows<'app_config'>;
  readonly country: Rows<'country'>;
  readonly content: Rows<'content'>;
  readonly footer_link: Rows<'footer_link'>;
  readonly footer_link_text: Rows<'footer_link_text'>;
  readonly shipping_method: Rows<'shipping_method'>;
}

/** The rows of everything around the catalogue. */
export function editorialRows(house: House): EditorialRows {
  return {
    app_config: configRows(house),
    country: house.countries.map((country) => ({
      iso: country.iso,
      tel_code: country.telCode,
      dispatch_locale: country.dispatch?.locale ?? null,
      address_rules: JSON.stringify(country.addressRules),
      names: JSON.stringify(country.names),
    })),
    content: house.content.flatMap(({ kind, ref, bodies }) =>
      present(bodies).map(([language, body]) => ({ kind, ref, language, body: JSON.stringify(body) })),
    ),
    ...footerRows(house),
    shipping_method: shippingMethodRows(house),
  };
}

/** [R7.007] What a country asks of an address is configuration too, one file each: `address/FR.json`. */
function configRows(house: House): Rows<'app_config'> {
  const rules = house.countries.map(({ iso, telCode, addressRules }) => ({
    group: 'address',
    name: iso,
    body: { telCode, ...addressRules },
  }));
  return house.facts.nodeEnvs.flatMap((nodeEnv) =>
    [...house.config, ...rules].map(({ group, name, body }) => ({
      node_env: nodeEnv,
      config_group: group,
      name,
      body: JSON.stringify(body),
    })),
  );
}

function footerRows({ footer }: House): Pick<EditorialRows, 'footer_link' | 'footer_link_text'> {
  const links = footer.flatMap((section) => section.links.map((link) => ({ section, link })));
  return {
    footer_link: links.map(({ section, link }, rank) => ({
      id: link.id,
      section: section.id,
      rank,
      url: link.url,
    })),
    footer_link_text: links.flatMap(({ section, link }) =>
      present(link.labels).map(([language, label]) => ({
        id: link.id,
        language,
        label,
        section_title: new Map(present(section.titles)).get(language) ?? section.titles.eng,
      })),
    ),
  };
}

function shippingMethodRows({ shippingMethods }: House): Rows<'shipping_method'> {
  return shippingMethods.flatMap(({ id, texts, countries }, rank) =>
    countries.map(({ country, currency, amount, leadDaysMin, leadDaysMax }) => ({
      id: `${country.toLowerCase()}-${id}`,
      country,
      rank,
      currency,
      amount,
      lead_days_min: leadDaysMin,
      lead_days_max: leadDaysMax,
      texts: JSON.stringify(texts),
    })),
  );
}

/** The languages that are written, each with what is written in it. */
function present<Value>(texts: Readonly<Record<string, Value | undefined>>): [string, Value][] {
  return Object.entries(texts).flatMap(([language, value]): [string, Value][] =>
    value === undefined ? [] : [[language, value]],
  );
}
