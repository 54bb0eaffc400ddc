import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

/** Of these pages the table keeps what their scripts import: a pointer that rests on a link fetches all of them. */
const FETCHED_AHEAD: ReadonlySet<string> = new Set([
  'routes/homepage',
  'routes/product',
  'routes/search',
  'routes/slug',
  'routes/store',
  'routes/stores',
]);

const TABLE_BEGINS = 'window.__reactRouterManifest=';

type RouteEntry = Readonly<Record<string, unknown>>;
interface RouteTable {
  readonly entry: {
    readonly module: string;
    readonly imports: readonly string[];
    readonly css?: readonly string[];
  };
  readonly routes: Readonly<Record<string, RouteEntry>>;
}

/**
 * Rewrites the built route table without what a browser never reads or can tell by itself: every page downloads it
 * (decision 0139). `clientFolder`: the built `client` folder. Throws where React Router writes the table otherwise than
 * expected.
 */
export async function leanRouteTable(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  const names = readdirSync(assets).filter((name) => /^manifest-[\da-f]+\.js$/u.test(name));
  const [name = '', ...more] = names;
  const script = names.length === 1 ? readFileSync(join(assets, name), 'utf8') : '';
  if (more.length > 0 || !script.startsWith(TABLE_BEGINS))
    throw new Error(`Not the one route table that was expected: ${names.join(', ')}`);
  const table: RouteTable = JSON.parse(script.slice(TABLE_BEGINS.length).replace(/;$/u, ''));
  writeFileSync(join(assets, name), await tableScript(leanTable(table)));
}

/** The script that sets the table: every entry without what follows from its id, and the function that adds it again. */
export async function tableScript(table: RouteTable): Promise<string> {
  const short = { ...table, routes: mapped(table.routes, shortEntry) };
  const { code = '' } = await minify(`${TABLE_BEGINS}(${String(expanded)})(${JSON.stringify(short)});`, {
    toplevel: true,
  });
  return code;
}

/** The same table for the router: what it asks of an entry has the same answer. */
export function leanTable<Table extends RouteTable>(table: Table): Table {
  const { module, imports, css = [] } = table.entry;
  const everywhere = new Set([module, ...imports, ...css]);
  return { ...table, routes: mapped(table.routes, (id, entry) => leanEntry(id, entry, everywhere)) };
}

const mapped = (
  routes: RouteTable['routes'],
  change: (id: string, entry: RouteEntry) => RouteEntry,
): RouteTable['routes'] =>
  Object.fromEntries(Object.entries(routes).map(([id, entry]) => [id, change(id, entry)]));

/** Flags that are off are left out, and so are files that every page has, and imports that no pointer fetches ahead. */
function leanEntry(id: string, entry: RouteEntry, everywhere: ReadonlySet<string>): RouteEntry {
  const { imports, css, ...rest } = entry;
  const ownOf = (files: unknown) =>
    Array.isArray(files) ? files.filter((file) => id === 'root' || !everywhere.has(file)) : [];
  const own = { ...rest, imports: FETCHED_AHEAD.has(id) ? ownOf(imports) : [], css: ownOf(css) };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => isSaid(value)));
}

const isSaid = (value: unknown): boolean => value !== false && !(Array.isArray(value) && value.length === 0);

/** What `expanded` would give for an id and the hash of its file; each entry says only in what it differs. */
function shortEntry(id: string, entry: RouteEntry): RouteEntry {
  const [, hash = ''] = /-(?<hash>[\w-]{8})\.js$/u.exec(String(entry['module'])) ?? [];
  const usual = expanded<Pick<RouteTable, 'routes'>>({ routes: { [id]: { h: hash } } }).routes[id] ?? {};
  const differing = Object.entries(entry).filter(([key, value]) => value !== usual[key]);
  const missing = Object.keys(usual).filter((key) => !(key in entry));
  return {
    ...(usual['module'] === entry['module'] && { h: hash }),
    ...Object.fromEntries(differing),
    ...Object.fromEntries(missing.map((key) => [key, 0])),
  };
}

/**
 * Runs in the browser, before any other script, as this very text: it may name nothing outside itself. `h`: the hash in the
 * file's name. 0 stands for what an entry does not have.
 */
function expanded<Table extends Pick<RouteTable, 'routes'>>(table: Table): Table {
  const routes: Record<string, Record<string, unknown>> = {};
  for (const [id, { h, ...said }] of Object.entries(table.routes)) {
    const name = id.slice(id.indexOf('/') + 1);
    const entry: RouteEntry = {
      id,
      parentId: 'layouts/default-layout',
      path: `:locale?/${name.replaceAll('-', '/')}`,
      hasLoader: true,
      hasDefaultExport: true,
      module: `/assets/${name}-${String(h)}.js`,
      ...said,
    };
    routes[id] = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== 0));
  }
  return { ...table, routes };
}
