import { type CompiledModel, loadAndCompile, loadLiteRt, supportsFeature, Tensor } from '@litertjs/core';
import { FACE_MODELS, type FaceModel, INPUT_SHAPES, type ModelRunner } from './model-runner.ts';
import type { TrackerAssets } from './worker-protocol.ts';

/**
 * Starts the LiteRT runtime, which can be done once per worker, and compiles and warms the face models. The build with
 * relaxed SIMD instructions is fetched only where they exist; Safari has none and takes the other. `onStep` hears
 * after each of the `START_STEPS`.
 */
export async function startLiteRt(assets: TrackerAssets, onStep: () => void): Promise<ModelRunner> {
  const files = new Map(FACE_MODELS.map((name) => [name, fetched(assets.models[name])]));
  // Awaited one by one below; until then a failure must not count as nobody's.
  for (const file of files.values()) file.catch(() => undefined);

  const { loader, wasm } = (await supportsFeature('relaxedSimd')) ? assets.relaxed : assets.compat;
  // The runtime looks here for the address of its .wasm file, and for where to say what it does.
  Object.assign(globalThis, { Module: { locateFile: () => wasm, print: ignored, printErr: ignored } });
  // It asks for a graphics device at every start, in vain or for nothing: these models run on the processor.
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true });
  await loadLiteRt(loader);
  onStep();

  const compiled = new Map<FaceModel, CompiledModel>();
  const runner = runnerOf(compiled);
  for (const [name, file] of files) {
    compiled.set(name, await loadAndCompile(await file, { accelerator: 'wasm' }));
    await runner.run(name, new Float32Array(numbersIn(INPUT_SHAPES[name])));
    onStep();
  }
  return runner;
}

const ignored = () => undefined;

export const START_STEPS = 1 + FACE_MODELS.length;

function numbersIn(shape: readonly number[]): number {
  return shape.reduce((product, side) => product * side, 1);
}

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function runnerOf(compiled: ReadonlyMap<FaceModel, CompiledModel>): ModelRunner {
  return {
    async run(name, input) {
      const model = compiled.get(name);
      if (!model) throw new Error(`${name} was not compiled`);
      const tensor = new Tensor(input, [...INPUT_SHAPES[name]]);
      const outputs = await model.run([tensor]);
      tensor.delete();
      return outputs.map((output) => {
        const numbers = Float32Array.from(output.toTypedArray());
        output.delete();
        return numbers;
      });
    },
  };
}
