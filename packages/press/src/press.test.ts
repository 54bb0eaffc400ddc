import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press, type PressDeps } from './press.ts';

const FACES = fileURLToPath(new URL('../faces', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));
const TEXT = `#set text(font: ("Hanken Grotesk", "Noto Serif JP", "Noto Serif KR", "Noto Serif SC", "Noto Naskh Arabic"))
#let content = json(bytes(sys.inputs.content))
#content.text`;

let folder: string;
const opened: Press[] = [];
const pressWith = (deps: PressDeps = {}): Press => {
  const press = openPress({ folders: { templates: folder, faces: FACES }, ...deps });
  opened.push(press);
  return press;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-'));
  await writeFile(join(folder, 'text.typ'), TEXT);
  await writeFile(join(folder, 'broken.typ'), '#unknown');
  await writeFile(
    join(folder, 'endless.typ'),
    '#for a in range(100000) { for b in range(100000) { if a < 0 { [x] } } }',
  );
});
afterAll(async () => {
  for (const press of opened) await press.close();
  await rm(folder, { recursive: true });
});
const printsWithinMs = (template: string): number => (template === 'endless' ? 500 : 170_000);
const sizeOf = async (press: Press, text: string): Promise<number> =>
  (await press.print({ template: 'text', content: { text } })).bytes.length;

describe('[R7.042] the press', () => {
  it('embeds a face for every script', async () => {
    const { bytes, missing } = await pressWith().print({
      template: 'text',
      content: { text: 'Aurèle 髙﨑 뷁 镕 محمد Łódź ₩ Ж' },
    });
    const pdf = Buffer.from(bytes).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(missing).toEqual([]);
    const embedded = new Set(pdf.match(/\/BaseFont ?\/[A-Z]{6}\+\w+/gu)?.map((name) => name.split('+')[1]));
    expect(embedded.size).toBeGreaterThanOrEqual(5);
    expect(pdf.match(/\/FontFile2/gu)?.length).toBeGreaterThanOrEqual(5);
  });

  it('keeps what a customer writes text, whatever it looks like', async () => {
    const press = pressWith();
    const text =
      '#read("/etc/passwd") #import "@preview/cetz:0.3.0" $x^2$ *bold* <label> @ref \\u{41} // end';
    const plain = await sizeOf(press, 'x'.repeat(text.length));
    expect(Math.abs((await sizeOf(press, text)) - plain)).toBeLessThan(8000);
  });

  it('imports nothing from elsewhere', async () => {
    for (const name of await readdir(TEMPLATES))
      expect(await readFile(join(TEMPLATES, name), 'utf8')).not.toMatch(/@preview|@local|https?:/u);
  });

  it('marks signs that no face has, and tells them', async () => {
    const { missing } = await pressWith().print({
      template: 'text',
      content: { text: 'Ana 😀 ไทย\u200Fab' },
    });
    expect(missing.toSorted()).toEqual(['😀', 'ไ', 'ท', 'ย'].toSorted());
  });

  it('kills a document that does not end, and prints the next', async () => {
    const press = pressWith({ printsWithinMs });
    await expect(press.print({ template: 'endless', content: {} })).rejects.toThrow('printed within 500 ms');
    expect(await sizeOf(press, 'after')).toBeGreaterThan(1000);
  });

  it('goes on after its child was killed while it waited', async () => {
    const press = pressWith();
    await sizeOf(press, 'before');
    const [pid] = await childrenOf(process.pid);
    process.kill(pid ?? 0, 'SIGKILL');
    await expect.poll(() => isAlive(pid ?? 0)).toBe(false);
    expect(await sizeOf(press, 'after')).toBeGreaterThan(1000);
  });

  it('says what is wrong with a template, and goes on', async () => {
    const press = pressWith();
    await expect(press.print({ template: 'broken', content: {} })).rejects.toThrow(
      'unknown variable: unknown',
    );
    expect(await sizeOf(press, 'after')).toBeGreaterThan(1000);
  });

  it('prints in turn, and begins anew after so many documents', async () => {
    const press = pressWith({ documentsOfAChild: 3 });
    const sizes = await Promise.all(Array.from({ length: 8 }, (_, at) => sizeOf(press, `paper ${at}`)));
    expect(sizes.every((size) => size > 1000)).toBe(true);
  });

  it('ends with its starter, even while a document is set', async () => {
    const program = join(folder, 'starter.ts');
    const url = JSON.stringify(new URL('press.ts', import.meta.url).href);
    const folders = JSON.stringify({ templates: folder, faces: FACES });
    await writeFile(
      program,
      `import { openPress } from ${url};
       const press = openPress({ folders: ${folders} });
       await press.print({ template: 'text', content: { text: 'ready' } });
       const endless = press.print({ template: 'endless', content: {} });
       process.send({ ready: true });
       await endless;`,
    );
    const starter = fork(program, { execArgv: [] });
    await once(starter, 'message');
    const [pid = 0] = await childrenOf(starter.pid ?? 0);
    expect(isAlive(pid)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

/** The presses that a process has started, the newest first. */
async function childrenOf(starter: number): Promise<readonly number[]> {
  const children = (await readFile(`/proc/${starter}/task/${starter}/children`, 'utf8')).trim().split(' ');
  const programs = await Promise.all(
    children.map(async (pid) => ({ pid: Number(pid), line: await readFile(`/proc/${pid}/cmdline`, 'utf8') })),
  );
  return programs
    .filter(({ line }) => line.includes('press-child'))
    .map(({ pid }) => pid)
    .toReversed();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
