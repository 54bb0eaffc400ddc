import { validateBytes } from 'gltf-validator';
import type { ModelFacts } from '../admission.ts';
import { sizeMmOf, variantsOf } from './measure-model.ts';
import { glbIo, trianglesOf } from './write-glb.ts';

const MOST_ISSUES = 100;
const SEVERITY_ERROR = 0;

async function errorsIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { issues } = await validateBytes(bytes, { maxIssues: MOST_ISSUES });
  return issues.messages
    .filter(({ severity }) => severity === SEVERITY_ERROR)
    .map(({ code, pointer }) => `${code} ${pointer ?? ''}`.trim());
}

/**
 * Measures a GLB. The validator reads the file as it is and once more unpacked, because it does not look
 * into meshopt-compressed data.
 */
export async function inspectModel(
  bytes: Uint8Array,
  known: Pick<ModelFacts, 'file' | 'type' | 'detail' | 'colours'>,
): Promise<ModelFacts> {
  const io = await glbIo();
  const document = await io.readBinary(bytes);
  const measured = {
    triangles: trianglesOf(document),
    sizeMm: sizeMmOf(document),
    nodes: document
      .getRoot()
      .listNodes()
      .map((node) => node.getName()),
    variants: variantsOf(document),
  };
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose();
  }
  const validatorErrors = [...(await errorsIn(bytes)), ...(await errorsIn(await io.writeBinary(document)))];
  return { ...known, ...measured, bytes: bytes.byteLength, validatorErrors };
}
