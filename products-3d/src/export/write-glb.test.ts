import { PlaneGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { painted } from '../textures/pixels.ts';
import { glbDocument } from './glb-document.ts';
import { inspectModel } from './inspect-model.ts';
import { servedGlb } from './write-glb.ts';

describe('a served model', () => {
  it('keeps the texture coordinates that only another colour than the first one needs', async () => {
    const png = await painted([4, 4], (x, y) => [x * 255, y * 255, 0]);
    const document = glbDocument({
      name: 'AU0000',
      shape: {
        parts: [{ node: 'Frame', slot: 'acetate', geometry: new PlaneGeometry(10, 10) }],
        origins: [],
        facts: {},
      },
      colours: [
        { colour: 'black', finishes: { acetate: { colour: '#0b0a0a', roughness: 0.2 } } },
        {
          colour: 'tortoise',
          finishes: {
            acetate: { colour: '#ffffff', roughness: 0.2, colourTexture: { name: 'marbled', png } },
          },
        },
      ],
    });
    const facts = await inspectModel(await servedGlb(document, { edgePx: 4, quality: 88 }), {
      file: 'au0000.glb',
      type: 'sunglasses',
      detail: 'hero',
      colours: ['black', 'tortoise'],
    });
    expect(facts.validatorErrors).toEqual([]);
  });
});
