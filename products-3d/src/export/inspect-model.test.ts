import { BoxGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { objectionsTo } from '../admission.ts';
import type { Finishes, Shape3d } from '../model.ts';
import { glbDocument } from './glb-document.ts';
import { inspectModel } from './inspect-model.ts';
import { glbIo, plainGlb, servedGlb } from './write-glb.ts';

const RED: Finishes = { shell: { colour: '#aa2233', roughness: 0.5 } };
const BLUE: Finishes = { shell: { colour: '#2233aa', roughness: 0.5 } };

const aShape = (scale = 1): Shape3d => ({
  parts: [
    { node: 'Frame', slot: 'shell', geometry: new BoxGeometry(144 * scale, 54 * scale, 4 * scale) },
    {
      node: 'TempleL',
      slot: 'shell',
      geometry: new BoxGeometry(4, 8, 140 * scale).translate(70, 10, -70 * scale),
    },
  ],
  origins: [
    { node: 'wear', atMm: [0, 0, 0] },
    { node: 'TempleL', atMm: [70, 10, -2] },
  ],
  facts: { widthMm: 144 },
});

const aDocument = (scale = 1) =>
  glbDocument({
    name: 'AU0000',
    shape: aShape(scale),
    colours: [
      { colour: 'red', finishes: RED },
      { colour: 'blue', finishes: BLUE },
    ],
  });

const KNOWN = { file: 'au0000.glb', type: 'sunglasses', detail: 'tryOn', colours: ['red', 'blue'] } as const;

describe('a written model', () => {
  it('is measured in millimetres, with its nodes and variants, and found valid', async () => {
    const facts = await inspectModel(await servedGlb(aDocument(), { edgePx: 64, quality: 88 }), KNOWN);
    expect(facts.sizeMm.x).toBeCloseTo(144, 0);
    expect(facts.sizeMm.z).toBeCloseTo(142, 0);
    expect(facts.triangles).toBe(24);
    expect(facts.variants).toEqual(['red', 'blue']);
    expect(facts.nodes).toEqual(expect.arrayContaining(['Frame', 'TempleL', 'wear']));
    expect(facts.validatorErrors).toEqual([]);
  });

  it('keeps the hinge of a temple where it was placed, whatever compression does to the mesh below it', async () => {
    const document = await (
      await glbIo()
    ).readBinary(await servedGlb(aDocument(), { edgePx: 64, quality: 88 }));
    const temple = document
      .getRoot()
      .listNodes()
      .find((node) => node.getName() === 'TempleL');
    expect(temple?.getTranslation().map((metres) => Math.round(metres * 1000))).toEqual([70, 10, -2]);
    expect(temple?.getRotation()).toEqual([0, 0, 0, 1]);
    expect(temple?.getScale()).toEqual([1, 1, 1]);
  });

  it('carries its sizes on the root for the engine', async () => {
    const document = await (
      await glbIo()
    ).readBinary(await servedGlb(aDocument(), { edgePx: 64, quality: 88 }));
    const [root] = document.getRoot().listScenes()[0]?.listChildren() ?? [];
    expect(root?.getExtras()).toMatchObject({ widthMm: 144, units: 'm' });
  });

  it('is refused when it was drawn in centimetres, without temples and lenses', async () => {
    const facts = await inspectModel(await plainGlb(aDocument(100)), KNOWN);
    const objections = objectionsTo(facts);
    expect(objections).toContainEqual({ code: 'missing-nodes', nodes: ['TempleR', 'LensL', 'LensR'] });
    expect(objections.filter(({ code }) => code === 'wrong-size')).toHaveLength(3);
  });

  it('is refused when its bytes lie about the geometry', async () => {
    const document = aDocument();
    const accessor = document.getRoot().listAccessors()[0];
    accessor?.setElement(0, [Number.NaN, 0, 0]);
    const facts = await inspectModel(await plainGlb(document), KNOWN);
    expect(objectionsTo(facts).map(({ code }) => code)).toContain('invalid-gltf');
  });
});
