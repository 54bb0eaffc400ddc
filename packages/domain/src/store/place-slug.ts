/** [R2.016] The name of a country or a city as a part of an address: `København` is `kobenhavn`. */
export function placeSlug(name: string): string {
  return name
    .replaceAll(/[øØ]/gu, 'o')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
