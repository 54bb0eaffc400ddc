/** A model's output tensors, in whatever order the runtime answers them: they are told apart by their lengths. */
export type Outputs = readonly Float32Array[];

/** Throws where no tensor has this length: it is another model than the one expected. */
export function ofLength(outputs: Outputs, length: number): Float32Array {
  const found = outputs.find((output) => output.length === length);
  if (!found) throw new Error(`The model answered no tensor of ${length} numbers`);
  return found;
}

export function longest(outputs: Outputs): Float32Array {
  return ofLength(outputs, Math.max(...outputs.map(({ length }) => length)));
}

export function shortest(outputs: Outputs): Float32Array {
  return ofLength(outputs, Math.min(...outputs.map(({ length }) => length)));
}
