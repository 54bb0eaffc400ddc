import type { RepairBody } from '@vitrine/contracts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { variantText } from '../../shared/i18n/variant-text.ts';

/** What a piece is called: with its colour and size, as its owner calls it, or by the number of its certificate. */
export function pieceTitle(
  {
    sku,
    piece,
    serialNumber = '',
  }: { readonly [Key in 'sku' | 'piece' | 'serialNumber']?: RepairBody[Key] | undefined },
  t: Labels['t'],
): string {
  if (sku !== undefined) return `${sku.name}, ${variantText(sku, t)}`;
  return piece ?? t('care_piece_numbered', { number: serialNumber });
}
