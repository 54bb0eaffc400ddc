/**
 * Cuts a part out of a TensorFlow Lite model: the operators between some tensors and some others, and only the
 * weights these use. Needed because the face model with attention holds three operators that no open runtime knows;
 * what they do is plain JavaScript in `tracking/attention.ts`, and the pieces between them run as models of their own.
 *
 * The converter wrote the weights first and every table after them, so the tables are kept byte for byte as a tail and
 * a new head (model, subgraph, weights) is put before it: offsets lead forward only, and within the tail nothing moves.
 */
import { createFlatWriter, type FlatWriter } from './flat-writer.ts';
import { rootTable, type FlatTable } from './flatbuffer.ts';

export interface Cut {
  /** Tensors the part is fed with, and those it answers, by their index in the model. */
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** Field numbers of the schema (tensorflow/compiler/mlir/lite/schema/schema.fbs). */
const MODEL = { operatorCodes: 1, subgraphs: 2, buffers: 4 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 } as const;
const OPERATOR = { inputs: 1, outputs: 2 } as const;
const TENSOR = { buffer: 2, name: 3 } as const;
const STRING_OR_DATA = 0;

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
  const data = buffer.vector(STRING_OR_DATA);
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
      const data = buffer.vector(STRING_OR_DATA);
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

function assembled(parts: Parts): Uint8Array {
  const { model, root, graph, cut, kept, buffers, tailAt } = parts;
  const out = createFlatWriter(2 * model.length);
  const pending: { readonly at: number; readonly old: number }[] = [];
  const linkToTail = (at: number, old: number | undefined) => {
    if (old === undefined) throw new Error('The model lacks a table every model has');
    pending.push({ at, old });
  };

  const modelAt = writeRoot(out);
  linkToTail(modelAt + 8, root.vector(MODEL.operatorCodes)?.at);

  out.link(modelAt + 12, out.position);
  out.int32(1, 4); // a vector of one subgraph, which follows it directly
  const graphAt = out.position + 12;
  out.uint16(12, 20, 4, 8, 12, 16);
  out.int32(12, 0, 0, 0, 0);
  out.link(graphAt - 16, graphAt);
  linkToTail(graphAt + 4, graph.vector(SUBGRAPH.tensors)?.at);
  writeInts(out, graphAt + 8, cut.inputs);
  writeInts(out, graphAt + 12, cut.outputs);
  const operatorsAt = writeInts(out, graphAt + 16, zeroes(kept.length));
  kept.forEach((operator, k) => linkToTail(operatorsAt + 4 * k, operator.at));

  writeBuffers(out, modelAt + 16, buffers);

  out.align(ALIGNMENT);
  const shift = out.position - tailAt;
  for (const { at, old } of pending) out.link(at, old + shift);
  out.bytes(model.subarray(tailAt));
  return out.finished();
}

/** Root offset, file identifier, vtable and model table; answers where the table lies. */
function writeRoot(out: FlatWriter): number {
  out.int32(0);
  out.bytes(new TextEncoder().encode('TFL3'));
  out.uint16(14, 20, 4, 8, 12, 0, 16, 0); // version, operator codes, subgraphs, no description, buffers; padding
  const modelAt = out.position;
  out.int32(16, SCHEMA_VERSION, 0, 0, 0);
  out.link(0, modelAt);
  return modelAt;
}

function writeInts(out: FlatWriter, linkAt: number, values: readonly number[]): number {
  out.link(linkAt, out.position);
  out.int32(values.length, ...values);
  return out.position - 4 * values.length;
}

const zeroes = (length: number) => Array.from({ length }, () => 0);

/** Every buffer keeps its index, because tensors name theirs by it; those no longer used become empty tables. */
function writeBuffers(out: FlatWriter, linkAt: number, buffers: readonly (Uint8Array | undefined)[]): void {
  const firstAt = writeInts(out, linkAt, zeroes(buffers.length));
  const emptyVtableAt = out.position;
  out.uint16(4, 4);
  const vtableAt = out.position;
  out.uint16(6, 8, 4, 0);

  buffers.forEach((weights, index) => {
    out.align(4);
    const tableAt = out.position;
    out.link(firstAt + 4 * index, tableAt);
    if (!weights) return out.int32(tableAt - emptyVtableAt);
    out.int32(tableAt - vtableAt, 0);
    out.align(ALIGNMENT, ALIGNMENT - 4);
    out.link(tableAt + 4, out.position);
    out.int32(weights.length);
    out.bytes(weights);
  });
}
