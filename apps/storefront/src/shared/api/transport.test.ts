import { afterEach, describe, expect, it, vi } from 'vitest';
import { transport } from './transport.ts';

const HEADERS = ['x-testing-agent', 'x-cache-bypass', 'x-debug'];

async function sentBy(testingAgent: string | null) {
  const send = vi.fn<typeof fetch>(async () => new Response('[]'));
  vi.stubGlobal('fetch', send);
  await transport('getMenu', { locale: 'eng-us' }, { giveUpAfterMs: 1000, testingAgent });
  const sent = send.mock.calls[0]?.[1];
  return { sent, headers: new Headers(sent?.headers) };
}

describe('a call of the browser', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('[R7.004] carries the headers of a developer while their switch is on', async () => {
    const { headers, sent } = await sentBy('qa-1');
    expect(HEADERS.map((name) => headers.get(name))).toEqual(['qa-1', '1', '1']);
    expect(sent?.cache).toBe('reload');
  });

  it('[R7.003, R7.004] carries none of them while it is off, and always its cookies', async () => {
    const { headers, sent } = await sentBy(null);
    expect(HEADERS.filter((name) => headers.has(name))).toEqual([]);
    expect(sent?.credentials).toBe('include');
    expect(sent?.cache).toBeUndefined();
  });
});
