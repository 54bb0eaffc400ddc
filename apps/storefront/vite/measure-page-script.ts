import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PAGE_IDS, type PageId, pageSpec } from '@vitrine/contracts';
import { LABELLED_LANGUAGES } from '@vitrine/domain';

/**
 * How much JavaScript a page downloads before it answers: the modules of the entry, the root, the layout and the page with
 * everything they import statically, the route table, and the labels of the language that needs the most; each compressed
 * with Brotli 11.
 *
 * `node vite/measure-page-script.ts [build folder]`, after `react-router build`; fails above a budget.
 */
interface MeasuredPage {
  readonly name: string;
  /** Undefined for a page with what it fetches when a rarer form is asked for. */
  readonly budgetBytes: number | undefined;
  readonly modules: readonly string[];
  readonly labels: readonly string[];
}

const PRODUCT_BUDGET_BYTES = 115 * 1024;
const CHECKOUT_BUDGET_BYTES = 130 * 1024;
const MYLV_BUDGET_BYTES = 125 * 1024;
const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'layouts/default-layout.tsx'] as const;

const PAGES: readonly MeasuredPage[] = [
  {
    name: 'product page',
    budgetBytes: PRODUCT_BUDGET_BYTES,
    modules: ['routes/product.tsx'],
    labels: ['shell'],
  },
  aStep('login', { modules: ['login/login-step.tsx'], labels: ['contact', 'account'] }),
  aStep('delivery', { modules: ['delivery-step.tsx'], labels: ['delivery', 'address'] }),
  aStep('delivery to a store', {
    modules: ['delivery-step.tsx', 'collecting/collect-step.tsx'],
    labels: ['delivery', 'address', 'collecting'],
    isRarer: true,
  }),
  aStep('payment', { modules: ['payment/payment-screen.tsx'], labels: ['payment'] }),
  aStep('payment with another address for the bill', {
    modules: ['payment/payment-screen.tsx', 'payment/billing-form.tsx'],
    labels: ['payment', 'address'],
    isRarer: true,
  }),
  ...PAGE_IDS.filter((id) => pageSpec(id).path.startsWith('/mylv/') && pageSpec(id).shownBy === 'route').map(
    ofMyLv,
  ),
];

interface MeasuredStep extends Pick<MeasuredPage, 'modules' | 'labels'> {
  readonly isRarer?: boolean;
}

/** A step of the checkout, by what it has beside the page that all steps share. */
function aStep(name: string, { modules, labels, isRarer = false }: MeasuredStep): MeasuredPage {
  return {
    name: `checkout, ${name}`,
    budgetBytes: isRarer ? undefined : CHECKOUT_BUDGET_BYTES,
    modules: ['routes/checkout-step.tsx', ...modules.map((module) => `features/checkout/${module}`)],
    labels: ['shell', 'checkout', ...labels],
  };
}

/** A page of an account, as the registry has it. */
function ofMyLv(id: PageId): MeasuredPage {
  return {
    name: pageSpec(id).path,
    budgetBytes: MYLV_BUDGET_BYTES,
    modules: [`routes/${id}.tsx`],
    labels: ['shell', ...[pageSpec(id).labels ?? []].flat()],
  };
}

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ScriptSize {
  readonly file: string;
  /** What the build calls a script: the file of a shared one is called by its hash. */
  readonly name?: string;
  readonly brotliBytes: number;
}

/** The files that a page loads at once, largest first. `clientFolder`: the built `client` folder. */
function measurePage({ modules, labels }: MeasuredPage, clientFolder: string): readonly ScriptSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8'));
  const names = new Map<string, string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}`);
    if (names.has(chunk.file)) return;
    names.set(chunk.file, chunk.name ?? '');
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of [...EVERY_PAGE, ...modules]) follow(keyOf(manifest, name));
  const assets = readdirSync(`${clientFolder}/assets`);
  const manifests = assets.filter((file) => /^manifest-.*\.js$/u.test(file)).map((file) => `assets/${file}`);
  const sizes = [...names.keys(), ...manifests].map((file) => ({
    ...sizeOf(file, clientFolder),
    name: names.get(file) ?? '',
  }));
  const languages = LABELLED_LANGUAGES.map((language) =>
    labels.map((part) => sizeOf(labelAsset(assets, part, language), clientFolder)),
  ).toSorted((left, right) => totalOf(right) - totalOf(left));
  return [...sizes, ...(languages[0] ?? [])].toSorted((left, right) => right.brotliBytes - left.brotliBytes);
}

function labelAsset(assets: readonly string[], part: string, language: string): string {
  const file = assets.find((candidate) => candidate.startsWith(`labels-${part}-${language}-`));
  if (file === undefined) throw new Error(`The build has no labels of the part ${part} in ${language}`);
  return `assets/${file}`;
}

function sizeOf(file: string, clientFolder: string): ScriptSize {
  const compressed = brotliCompressSync(readFileSync(`${clientFolder}/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  return { file, brotliBytes: compressed.length };
}

const totalOf = (sizes: readonly ScriptSize[]): number =>
  sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.split('?', 1)[0]?.endsWith(`src/${name}`));
  if (key === undefined) throw new Error(`The build has no module ${name}`);
  return key;
}

if (import.meta.main) {
  for (const page of PAGES) {
    const sizes = measurePage(page, `${process.argv[2] ?? 'build'}/client`);
    const total = totalOf(sizes);
    process.stdout.write(`${page.name}\n`);
    for (const { file, name = '', brotliBytes } of sizes)
      process.stdout.write(`${kilobytes(brotliBytes)}  ${file}  ${name}\n`);
    const { budgetBytes: budget } = page;
    const said = budget === undefined ? 'when it is asked for' : `the budget is ${kilobytes(budget).trim()}`;
    process.stdout.write(`${kilobytes(total)}  in all; ${said}\n`);
    if (budget !== undefined && total > budget) process.exitCode = 1;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}
