/**
 * Cuts a part out of a TensorFlow Lite model: the operators between some tensors and some others, and only the
 * weights these use. Needed because the face model with attention holds three operators that no open runtime knows;
 * what they do is plain JavaScript in `tracking/attention.ts`, and the pieces between them run as models of their own.
 *
 * The converter wrote the weights first and every table after them, so the tables are kept byte for byte as a tail and
 * a new head (model, subgraph, weights) is put before it: offsets lead forward only, and within the tail nothing moves.
 */
import { Builder } from 'flatbuffers';
import { rootTable, type FlatTable } from './flat-table.ts';

export interface Cut {
  /** Tensors the part is fed with, and those it answers, by their index in the model. */
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** Field numbers of the schema (tensorflow/compiler/mlir/lite/schema/schema.fbs). */
const MODEL = { version: 0, operatorCodes: 1, subgraphs: 2, buffers: 4 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 } as const;
const OPERATOR = { inputs: 1, outputs: 2 } as const;
const TENSOR = { buffer: 2, name: 3 } as const;
const BUFFER = { data: 0 } as const;

const FILE_IDENTIFIER = 'TFL3';
const SCHEMA_VERSION = 3;
/** The kernels read weights with vector loads. */
const ALIGNMENT = 16;
const NO_TENSOR = -1;

export function cutModel(model: Uint8Array, cut: Cut): Uint8Array {
  const root = rootTable(model);
  const [graph, ...others] = root.tables(MODEL.subgraphs);
  if (!graph || others.length > 0) throw new Error('Only models of one subgraph can be cut');

  const kept = operatorsBetween(graph, cut);
  const tensors = graph.tables(SUBGRAPH.tensors);
  const usedBuffers = new Set(kept.flatMap((operator) => buffersOf(operator, tensors)));
  const buffers = root
    .tables(MODEL.buffers)
    .map((buffer, index) => (usedBuffers.has(index) ? weightsOf(model, buffer) : undefined));
  const tailAt = startOfTables(root, graph);
  assertWhole(root, graph, tailAt);

  return assembled({ model, root, graph, cut, kept, buffers, tailAt });
}

/** Indices of a model's tensors by their names, as a check that the package's model is the one we know. */
export function tensorNames(model: Uint8Array): readonly string[] {
  const graph = rootTable(model).tables(MODEL.subgraphs)[0];
  if (!graph) return [];
  return graph.tables(SUBGRAPH.tensors).map((tensor) => {
    const name = tensor.vector(TENSOR.name);
    return name ? new TextDecoder().decode(model.subarray(name.start, name.start + name.length)) : '';
  });
}

/** Walks from the outputs back to the inputs; the order of the model, in which every operator can run, is kept. */
function operatorsBetween(graph: FlatTable, { inputs, outputs }: Cut): readonly FlatTable[] {
  const operators = graph.tables(SUBGRAPH.operators);
  const producers = new Map(
    operators.flatMap((operator) => operator.ints(OPERATOR.outputs).map((tensor) => [tensor, operator])),
  );
  const needed = new Set<FlatTable>();
  const seen = new Set(inputs);
  const open = [...outputs];
  for (let tensor = open.pop(); tensor !== undefined; tensor = open.pop()) {
    if (seen.has(tensor) || tensor === NO_TENSOR) continue;
    seen.add(tensor);
    const producer = producers.get(tensor);
    if (!producer || needed.has(producer)) continue;
    needed.add(producer);
    open.push(...producer.ints(OPERATOR.inputs));
  }
  return operators.filter((operator) => needed.has(operator));
}

function buffersOf(operator: FlatTable, tensors: readonly FlatTable[]): readonly number[] {
  return [...operator.ints(OPERATOR.inputs), ...operator.ints(OPERATOR.outputs)].flatMap((index) => {
    const tensor = tensors[index];
    return tensor ? [tensor.uint32(TENSOR.buffer)] : [];
  });
}

function weightsOf(model: Uint8Array, buffer: FlatTable): Uint8Array | undefined {
  const data = buffer.vector(BUFFER.data);
  return data && model.subarray(data.start, data.start + data.length);
}

/** First byte behind the last weight, rounded down so that everything behind it keeps its alignment. */
function startOfTables(root: FlatTable, graph: FlatTable): number {
  const tables = [...graph.tables(SUBGRAPH.tensors), ...graph.tables(SUBGRAPH.operators)];
  const first = Math.min(
    graph.at,
    ...[graph.vector(SUBGRAPH.tensors), root.vector(MODEL.operatorCodes)].flatMap((v) => (v ? [v.at] : [])),
    ...[...tables, ...root.tables(MODEL.operatorCodes)].flatMap(({ at, vtableAt }) => [at, vtableAt]),
  );
  return first - (first % ALIGNMENT);
}

function assertWhole(root: FlatTable, graph: FlatTable, tailAt: number): void {
  const weightsEnd = Math.max(
    ...root.tables(MODEL.buffers).map((buffer) => {
      const data = buffer.vector(BUFFER.data);
      return data ? data.start + data.length : 0;
    }),
  );
  if (weightsEnd > tailAt || !graph.vector(SUBGRAPH.tensors)) {
    throw new Error('The weights of this model do not all lie before its tables');
  }
}

interface Parts {
  readonly model: Uint8Array;
  readonly root: FlatTable;
  readonly graph: FlatTable;
  readonly cut: Cut;
  readonly kept: readonly FlatTable[];
  readonly buffers: readonly (Uint8Array | undefined)[];
  readonly tailAt: number;
}

/** A FlatBuffer is built from its end, and a place in it is its distance from there: the tail comes first. */
function assembled({ model, root, graph, cut, kept, buffers, tailAt }: Parts): Uint8Array {
  const out = new Builder(2 * model.length);
  const tail = padded(model.subarray(tailAt));
  out.createByteVector(tail); // its length before it is read by nobody
  const inTail = (at: number | undefined): number => {
    if (at === undefined) throw new Error('The model lacks a table every model has');
    return tail.length - (at - tailAt);
  };

  const operators = writeOffsets(
    out,
    kept.map(({ at }) => inTail(at)),
  );
  const [inputs, outputs] = [writeInts(out, cut.inputs), writeInts(out, cut.outputs)];
  out.startObject(Math.max(...Object.values(SUBGRAPH)) + 1);
  out.addFieldOffset(SUBGRAPH.tensors, inTail(graph.vector(SUBGRAPH.tensors)?.at), 0);
  out.addFieldOffset(SUBGRAPH.inputs, inputs, 0);
  out.addFieldOffset(SUBGRAPH.outputs, outputs, 0);
  out.addFieldOffset(SUBGRAPH.operators, operators, 0);
  const subgraphs = writeOffsets(out, [out.endObject()]);

  const weights = writeOffsets(
    out,
    buffers.map((buffer) => writeBuffer(out, buffer)),
  );
  out.startObject(Math.max(...Object.values(MODEL)) + 1);
  out.addFieldInt32(MODEL.version, SCHEMA_VERSION, 0);
  out.addFieldOffset(MODEL.operatorCodes, inTail(root.vector(MODEL.operatorCodes)?.at), 0);
  out.addFieldOffset(MODEL.subgraphs, subgraphs, 0);
  out.addFieldOffset(MODEL.buffers, weights, 0);
  out.finish(out.endObject(), FILE_IDENTIFIER);
  return out.asUint8Array();
}

/** With zeroes behind it, so that its first byte keeps the alignment it had in the model. */
function padded(tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil(tail.length / ALIGNMENT) * ALIGNMENT);
  whole.set(tail);
  return whole;
}

/** Every buffer keeps its index, because tensors name theirs by it; those no longer used become empty tables. */
function writeBuffer(out: Builder, weights: Uint8Array | undefined): number {
  if (weights) out.prep(ALIGNMENT, weights.length);
  const data = weights ? out.createByteVector(weights) : 0;
  out.startObject(BUFFER.data + 1);
  out.addFieldOffset(BUFFER.data, data, 0);
  return out.endObject();
}

function writeInts(out: Builder, values: readonly number[]): number {
  out.startVector(4, values.length, 4);
  for (const value of values.toReversed()) out.addInt32(value);
  return out.endVector();
}

function writeOffsets(out: Builder, offsets: readonly number[]): number {
  out.startVector(4, offsets.length, 4);
  for (const offset of offsets.toReversed()) out.addOffset(offset);
  return out.endVector();
}
