import { describe, expectTypeOf, it } from 'vitest';
import type { RequestArguments, RequestOf } from './call-specs.ts';

describe('the request of a call', () => {
  it('[R7.048] needs what its address names, and the right words where there are few', () => {
    expectTypeOf<RequestOf<'getProduct'>>().toExtend<{ readonly params: { readonly id: string } }>();
    expectTypeOf<{ params: { list: string; precision: string } }>().not.toExtend<RequestOf<'getSkuList'>>();
    expectTypeOf<{ params: { list: string; precision: 'low' } }>().toExtend<RequestOf<'getSkuList'>>();
  });

  it('[R7.100] needs its body, and takes none where there is none', () => {
    expectTypeOf<RequestArguments<'commitOrder'>>().not.toExtend<[]>();
    expectTypeOf<[]>().not.toExtend<RequestArguments<'commitOrder'>>();
    expectTypeOf<[]>().toExtend<RequestArguments<'getCart'>>();
    expectTypeOf<[{ body: object }]>().not.toExtend<RequestArguments<'getCart'>>();
  });

  it('[R7.098] takes numbers where an address carries them as text', () => {
    expectTypeOf<{ query: { page: number } }>().toExtend<Pick<RequestOf<'getListing'>, 'query'>>();
    expectTypeOf<{ query: { page: boolean } }>().not.toExtend<Pick<RequestOf<'getListing'>, 'query'>>();
  });
});
