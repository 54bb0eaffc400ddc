import { CAPTCHA_WORK, isEnoughWork, workCode } from '@vitrine/domain';

/** Digests that are made at once: as many as a small telephone has cores. */
const AT_ONCE = 4;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** [R7.019] Looks for the number that stands in the place of a captcha's digits; undefined once nobody waits for it any more. */
export async function workFor(name: string, signal: AbortSignal): Promise<string | undefined> {
  const key = await crypto.subtle.importKey('raw', bytesOf(name), 'PBKDF2', false, ['deriveBits']);
  const isFound = async (number: number) => {
    const salt = bytesOf(String(number));
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: CAPTCHA_WORK.iterations };
    return isEnoughWork(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
  };
  for (let first = 0; !signal.aborted; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => first + at);
    const found = (await Promise.all(numbers.map(isFound))).indexOf(true);
    if (found !== -1) return workCode(first + found);
  }
  return undefined;
}
