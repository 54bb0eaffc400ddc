import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { browserCalls } from './vite/browser-calls.ts';
import { compileLabels } from './vite/compile-labels.ts';
import { cutFaces } from './vite/cut-faces.ts';
import { evaluatePageFacts } from './vite/evaluate-page-facts.ts';
import { minifyAgain } from './vite/minify-again.ts';

/** What `/test` calls this build. */
const buildName = `${packageJson.version}, built ${new Date().toISOString().slice(0, 16)}Z`;

/**
 * Style sheets and shared scripts are called by their hash alone: every page downloads the names of some two hundred in the
 * route table, and of its own in its scripts. Those that every page has keep a name.
 */
const fileName = (name: string, ending: string): string =>
  /^(?:framework|shell|rolldown-runtime)$/u.test(name)
    ? `assets/${name}-[hash:8]${ending}`
    : `assets/[hash:8]${ending}`;

const OF_EVERY_PAGE = /\/(?:framework|shell|rolldown-runtime)-[\w-]+\.(?:js|css)$/u;

export default defineConfig({
  define: { BUILD_NAME: JSON.stringify(buildName) },
  plugins: [compileLabels(), cutFaces(), browserCalls(), evaluatePageFacts(), reactRouter(), minifyAgain()],
  build: {
    target: 'es2022',
    // Everything by address: the content security policy allows no data: fonts or pictures.
    assetsInlineLimit: 0,
    // Read by vite/measure-page-script.ts.
    manifest: true,
    modulePreload: {
      // A part that is fetched later names what it needs, but not what every page has.
      resolveDependencies: (_file, needed) => needed.filter((file) => !OF_EVERY_PAGE.test(file)),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => fileName(name, '.js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css')
            ? fileName(name.slice(0, -'.css'.length), '.css')
            : 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          // Two files that every page needs compress better than thirty small ones.
          groups: [
            { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\// },
            {
              name: 'shell',
              test: /src\/(?:shared\/(?:api\/(?!read-skus|assisted|agent-renewals)|session\/(?!expose)|(?:i18n(?!\/day-text)|navigation(?!\/related)|page(?!\/(?:label-facts|follow-after|service-help|use-following))|pictures|theme)\/)|shared\/ui\/(?:agec-lines|button|main-content)|shared\/forms\/use-mutation|layouts\/(?!after-|bare-|clean-|dispatch-|guest-)|root\.tsx|features\/(?:cart\/(?:cart-notification|lazy-pending)|error\/))|packages\/(?:domain\/src\/(?:locale|policy\/realms|purchase|errors\/error-entry)|contracts\/src\/(?:calls|pages\/page-spec))/,
            },
            {
              name: 'content-styles',
              test: /src\/(?:shared|features)\/.*\/(?:content-(?:page|tiles?)|film-tile|prose)\.module\.css/,
            },
            // A product page has their styles from the start, and fetches its cards later; a page of the checkout shows none.
            { name: 'card-styles', test: /src\/shared\/cards\/(?:.*\.module\.css|even-columns)/ },
            { name: 'cards', test: /src\/shared\/(?:cards\/|ui\/quote-block)/ },
            {
              name: 'catalogue',
              test: /src\/shared\/(?:catalogue\/|api\/read-skus)|domain\/src\/catalog\/batches/,
            },
            { name: 'dialog', test: /src\/shared\/ui\/dialog/ },
            { name: 'sign-in-ways', test: /src\/shared\/account\/(?:sign-in-ways|passkeys)/ },
            // One file each for the hearts, and for what they lead to: every name of a file costs every page.
            { name: 'wish', test: /src\/shared\/wishlist\/|domain\/src\/catalog\/media-url/ },
            { name: 'wishlist', test: /src\/(?:features\/wishlist\/|layouts\/guest-wishlist)/ },
            // With what the page of a step needs of it, so that the styles of fields come with that page.
            {
              name: 'field',
              test: /src\/shared\/(?:ui\/(?:field|input-fault)|forms\/(?:field-faults|form\.module)|address\/(?:field-choice|tel-codes))|domain\/src\/address\/phones/,
            },
            // A page of the checkout is painted with the styles of all steps: their scripts come one by one.
            {
              name: 'step-styles',
              test: /src\/(?:features\/checkout\/(?:(?:collecting|login|payment|shipping|steps|summary)\/(?!methods\/bank).*|\w[\w-]*-step(?:-page)?)|shared\/address\/(?!address-(?:editor|form|lines)).*)\.module\.css/,
            },
            {
              name: 'piece-lines',
              test: /src\/shared\/personalisation\/design-lines|domain\/src\/catalog\/price-label/,
            },
            // What the checkout shares with the pages of orders.
            {
              name: 'order',
              test: /src\/(?:shared\/(?:checkout\/|address\/address-lines)|features\/checkout\/steps\/(?:step-labels|step-screen|use-checkout-path))/,
            },
            {
              name: 'address-form',
              test: /src\/shared\/address\/(?:address-fields|country-field|delivery-choice|fault-summary|use-address-form)\.ts|domain\/src\/address\/delivery-obstacle/,
            },
          ],
        },
      },
    },
  },
});
