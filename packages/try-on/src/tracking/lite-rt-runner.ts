import { type CompiledModel, loadAndCompile, loadLiteRt, supportsFeature, Tensor } from '@litertjs/core';
import { addressOf, type AssetFolder } from '../assets/asset-manifest.ts';
import { INPUT_SHAPES, type ModelName, type ModelRunner } from './model-runner.ts';

/** The runtime, with the models compiled so far. */
export interface LiteRt extends ModelRunner {
  /** Fetches, compiles and warms up the models that are not ready yet; `onStep` is called after each. */
  makeReady(models: readonly ModelName[], onStep: () => void): Promise<void>;
}

/**
 * Starts the LiteRT runtime, which can be done once per worker. The build with relaxed SIMD instructions is fetched only
 * where they exist; Safari has none and takes the other.
 */
export async function startLiteRt(folder: AssetFolder): Promise<LiteRt> {
  const build = (await supportsFeature('relaxedSimd')) ? 'wasm-relaxed' : 'wasm-compat';
  // The runtime looks here for the address of its .wasm file, and for where to say what it does.
  const locateFile = () => addressOf(folder, build);
  Object.assign(globalThis, { Module: { locateFile, print: ignored, printErr: ignored } });
  // The runtime asks for a graphics device at every start, which is not needed: these models run on the processor.
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true });
  await loadLiteRt(addressOf(folder, `${build}-loader`));
  return createRunner(folder);
}

const ignored = () => undefined;

function createRunner(folder: AssetFolder): LiteRt {
  const models = new Map<ModelName, Promise<CompiledModel>>();

  const compiled = (name: ModelName): Promise<CompiledModel> => {
    const known = models.get(name);
    if (known) return known;
    const model = fetched(addressOf(folder, name)).then((file) =>
      loadAndCompile(file, { accelerator: 'wasm' }),
    );
    models.set(name, model);
    // It may be asked for again once the network is back.
    model.catch(() => models.delete(name));
    return model;
  };

  return {
    async run(name, input) {
      return outputsOf(await compiled(name), new Tensor(input, [...INPUT_SHAPES[name]]));
    },
    async makeReady(names, onStep) {
      const missing = names.filter((name) => !models.has(name));
      // All are fetched at once; a failure must not count as unhandled before it is awaited.
      for (const name of missing) compiled(name).catch(ignored);
      for (const name of names) {
        const model = await compiled(name);
        if (missing.includes(name)) await outputsOf(model, emptyInput(name));
        onStep();
      }
    },
  };
}

async function outputsOf(model: CompiledModel, input: Tensor): Promise<readonly Float32Array[]> {
  const outputs = await model.run([input]);
  input.delete();
  return outputs.map((output) => {
    const numbers = Float32Array.from(output.toTypedArray());
    output.delete();
    return numbers;
  });
}

function emptyInput(name: ModelName): Tensor {
  const shape: readonly number[] = INPUT_SHAPES[name];
  return new Tensor(new Float32Array(shape.reduce((product, side) => product * side, 1)), [...shape]);
}

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
