import { afterEach, expect, it, vi } from 'vitest';
import { followCatalogueVersion } from './catalogue-version.ts';

afterEach(() => vi.useRealTimers());

it('starts while the services are away, says so once, and follows when they are back', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const log = {
    info: (_fields: object, message: string) => said.push(message),
    warn: (_fields: object, message: string) => said.push(message),
  };
  const answers = [undefined, undefined, '7', '8'];
  const version = await followCatalogueVersion(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('connect ECONNREFUSED');
    return answer;
  }, log);
  expect(version.current()).toBe('');
  await vi.advanceTimersByTimeAsync(4000);
  expect(version.current()).toBe('7');
  await vi.advanceTimersByTimeAsync(2000);
  expect(version.current()).toBe('8');
  expect(said).toEqual(['the services are away', 'the services are back']);
  version.stop();
});
