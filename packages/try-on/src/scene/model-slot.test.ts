import { Group } from 'three';
import { describe, expect, it } from 'vitest';
import { createModelSlot, type HungModel } from './model-slot.ts';

function aModel(name: string, log: string[]): HungModel {
  const group = new Group();
  group.name = name;
  return { group, dispose: () => void log.push(`${name} gone`) };
}

/** A slot whose products get ready when the test says so. */
function aSlot() {
  const parent = new Group();
  const waiting: (() => void)[] = [];
  const slot = createModelSlot(parent, () => new Promise<void>((resolve) => waiting.push(resolve)));
  const worn = () => parent.children.map(({ name }) => name);
  return { slot, worn, getReady: (index: number) => waiting[index]?.() };
}

describe('the product worn', () => {
  it('is replaced only when the next is ready', async () => {
    const log: string[] = [];
    const { slot, worn, getReady } = aSlot();
    const first = slot.change(aModel('first', log));
    expect(worn()).toEqual([]);
    getReady(0);
    expect(await first).toBe(true);
    const second = slot.change(aModel('second', log));
    expect(worn()).toEqual(['first']);
    getReady(1);
    await second;
    expect(worn()).toEqual(['second']);
    expect(log).toEqual(['first gone']);
  });

  it('is the last one asked for, whichever is ready first', async () => {
    const log: string[] = [];
    const { slot, worn, getReady } = aSlot();
    const outcomes = [slot.change(aModel('first', log)), slot.change(aModel('second', log))];
    getReady(1);
    getReady(0);
    expect(await Promise.all(outcomes)).toEqual([false, true]);
    expect(worn()).toEqual(['second']);
    expect(log).toEqual(['first gone']);
  });

  it('is taken off at once, and nothing is put on after the end', async () => {
    const log: string[] = [];
    const { slot, worn, getReady } = aSlot();
    const late = slot.change(aModel('late', log));
    expect(await slot.change(undefined)).toBe(true);
    slot.dispose();
    getReady(0);
    expect(await late).toBe(false);
    expect(worn()).toEqual([]);
    expect(log).toEqual(['late gone']);
  });
});
