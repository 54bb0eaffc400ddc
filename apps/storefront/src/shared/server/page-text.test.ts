import { expect, it, vi } from 'vitest';
import { PageText } from './page-text.ts';

it('takes what is written as one text, once, also where a character is cut in two', () => {
  const taken = vi.fn<(text: string) => void>();
  const text = new PageText(taken);
  const bytes = Buffer.from('Cabas’s');
  expect([text.write('<p>'), text.write(bytes.subarray(0, 9)), text.write(bytes.subarray(9))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(taken).not.toHaveBeenCalled();
  text.end();
  expect(taken).toHaveBeenCalledExactlyOnceWith('<p>Cabas’s');
});
