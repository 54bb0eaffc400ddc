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

export default defineConfig({
  define: { BUILD_NAME: JSON.stringify(buildName) },
  plugins: [compileLabels(), cutFaces(), browserCalls(), evaluatePageFacts(), reactRouter(), minifyAgain()],
  build: {
    target: 'es2022',
    // Everything by address: the content security policy allows no data: fonts or pictures.
    assetsInlineLimit: 0,
    // Read by vite/measure-page-script.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files that every page needs compress better than thirty small ones.
          groups: [
            { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\// },
            {
              name: 'shell',
              test: /src\/(?:shared\/(?:api\/(?!read-skus)|session\/(?!expose)|(?:cards|i18n|navigation|page|pictures|theme)\/)|shared\/ui\/(?:agec-lines|button|main-content|quote-block)|shared\/forms\/use-mutation|layouts\/(?!guest-)|features\/(?:cart\/(?:cart-notification|lazy-pending)|error\/))|packages\/(?:domain\/src\/(?:locale|policy\/realms|purchase|errors\/error-entry)|contracts\/src\/(?:calls|pages\/page-spec))/,
            },
            {
              name: 'catalogue',
              test: /src\/shared\/(?:catalogue\/|api\/read-skus)|domain\/src\/catalog\/batches/,
            },
            { name: 'dialog', test: /src\/shared\/ui\/dialog/ },
            // One file each for the hearts, and for what they lead to: every name of a file costs every page.
            { name: 'wish', test: /src\/shared\/wishlist\/|domain\/src\/catalog\/media-url/ },
            { name: 'wishlist', test: /src\/(?:features\/wishlist\/|layouts\/guest-wishlist)/ },
          ],
        },
      },
    },
  },
});
