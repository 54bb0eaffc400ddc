import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const FOLDERS = ['collecting', 'login', 'payment', 'shipping', '../../shared/address'];

describe('the styles that come with the page of a step', () => {
  it('are all of the steps that are fetched by themselves, but those of what is opened later or elsewhere', () => {
    const named = readFileSync(join(HERE, 'step-styles.ts'), 'utf8');
    const files = FOLDERS.flatMap((folder) =>
      globSync('**/*.module.css', { cwd: join(HERE, folder) }).map((file) => join(folder, file)),
    );
    const missing = files.filter((file) => !named.includes(`'${file.startsWith('.') ? file : `./${file}`}'`));
    expect(missing.map((file) => relative('.', file))).toEqual([
      'payment/methods/bank-transfer/transfer-account.module.css',
      'payment/assisted/send-order.module.css',
      '../../shared/address/address-editor.module.css',
      '../../shared/address/kept-address.module.css',
    ]);
  });
});
