import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { quietWhenCut } from './quiet-when-cut.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

describe('what is printed', () => {
  it('may be cut off, and is silent about nothing else', () => {
    const stream = new PassThrough();
    quietWhenCut(stream);
    expect(() => stream.emit('error', fault('EPIPE'))).not.toThrow();
    expect(() => stream.emit('error', fault('EIO'))).toThrow('EIO');
  });
});
