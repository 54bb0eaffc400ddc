import { describe, expect, it } from 'vitest';
import { cutModel } from './cut-model.ts';
import { faceMeshFiles } from './mediapipe-files.ts';
import { cutFaceModel } from './face-models.ts';
import { rootTable } from './flat-table.ts';
import { packagedFace } from './packaged-face.ts';
import { unpackAssets } from './packed-assets.ts';

const file = await faceMeshFiles();
const attention = file('face_landmark_with_attention.tflite');
const pieces = cutFaceModel(attention);

/** Field numbers of the schema, as in the module under test. */
const SUBGRAPHS = 2;
const BUFFERS = 4;
const [TENSORS, INPUTS, OUTPUTS, OPERATORS] = [0, 1, 2, 3];

const graphOf = (model: Uint8Array) => {
  const [graph] = rootTable(model).tables(SUBGRAPHS);
  if (!graph) throw new Error('A model has a subgraph');
  return graph;
};

describe('a piece of the face model', () => {
  it.each(Object.entries(pieces))('%s is a model by itself', (_name, piece) => {
    expect(new TextDecoder().decode(piece.subarray(4, 8))).toBe('TFL3');
    const graph = graphOf(piece);
    expect(graph.ints(INPUTS)).toHaveLength(1);
    expect(graph.tables(OPERATORS).length).toBeGreaterThan(10);
    expect(graph.tables(TENSORS)).toHaveLength(graphOf(attention).tables(TENSORS).length);
  });

  it.each(Object.entries(pieces))('%s makes every tensor before it is used', (_name, piece) => {
    const graph = graphOf(piece);
    const buffers = rootTable(piece).tables(BUFFERS);
    const bufferOf = graph.tables(TENSORS).map((tensor) => buffers[tensor.uint32(2)]);
    const known = new Set(graph.ints(INPUTS));
    for (const operator of graph.tables(OPERATORS)) {
      for (const input of operator.ints(1)) {
        const weights = bufferOf[input]?.vector(0)?.length ?? 0;
        expect(input === -1 || known.has(input) || weights > 0).toBe(true);
      }
      for (const output of operator.ints(2)) known.add(output);
    }
    for (const output of graph.ints(OUTPUTS)) expect(known.has(output)).toBe(true);
  });

  it('carries the weights it uses byte for byte, aligned to 16, and no others', () => {
    const whole = rootTable(attention).tables(BUFFERS);
    for (const piece of Object.values(pieces)) {
      const kept = rootTable(piece).tables(BUFFERS);
      expect(kept).toHaveLength(whole.length);
      expect(kept.some((buffer) => buffer.vector(0) !== undefined)).toBe(true);
      kept.forEach((buffer, index) => {
        const data = buffer.vector(0);
        const source = whole[index]?.vector(0);
        if (!data || !source) return;
        expect(data.start % 16).toBe(0);
        const [mine, theirs] = [
          piece.subarray(data.start, data.start + data.length),
          attention.subarray(source.start, source.start + source.length),
        ];
        expect(Buffer.compare(mine, theirs)).toBe(0);
      });
    }
    const total = Object.values(pieces).reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeLessThan(1.2 * attention.length);
  });

  it('is the same every time', () => {
    const again = cutFaceModel(attention);
    expect(Buffer.compare(again['face-base'], pieces['face-base'])).toBe(0);
    expect(Buffer.compare(again['face-lips'], pieces['face-lips'])).toBe(0);
    expect(Buffer.compare(again['face-left-eye'], pieces['face-left-eye'])).toBe(0);
    expect(Buffer.compare(again['face-right-eye'], pieces['face-right-eye'])).toBe(0);
  });

  it('is refused of a model whose tensors have other names', () => {
    const changed = Uint8Array.from(attention);
    const name = Buffer.from('conv_faceflag');
    for (
      let at = Buffer.from(attention).indexOf(name);
      at !== -1;
      at = Buffer.from(attention).indexOf(name, at + 1)
    ) {
      changed[at] = 'k'.charCodeAt(0);
    }
    expect(() => cutFaceModel(changed)).toThrow('conv_faceflag');
  });

  it('is empty between a tensor and itself', () => {
    expect(graphOf(cutModel(attention, { inputs: [35], outputs: [35] })).tables(OPERATORS)).toEqual([]);
  });
});

describe('the packed assets', () => {
  it('are refused where the loader lists none, or more than there are', () => {
    expect(() => unpackAssets('nothing here', new Uint8Array(10))).toThrow('lists no files');
    const loader = '{"files": [{"filename": "/a/b.bin", "start": 0, "end": 20}]}';
    expect(() => unpackAssets(loader, new Uint8Array(10))).toThrow('b.bin');
  });

  it('hold the canonical face: symmetric, 15 cm wide, with 33 rigid points', async () => {
    const { positions, triangles, rigid } = await packagedFace();
    expect(triangles).toHaveLength(3 * 898);
    expect(Math.max(...triangles)).toBe(467);
    expect(rigid).toHaveLength(33);
    const x = (point: number) => positions[3 * point] ?? 0;
    expect(x(454) - x(234)).toBeCloseTo(15.33, 2);
    expect(x(33)).toBeCloseTo(-x(263), 5);
  });
});
