import type { DesignRefusal } from '@vitrine/domain';
import type { Labels } from '../../shared/i18n/labels.ts';

/** Why a design cannot be made, in the words of the page. */
export function refusalText({ code, name, max }: DesignRefusal, labels: Labels): string {
  if (code === 'letters_unknown' && name !== undefined) return labels.t('perso_letters_unknown', { name });
  return labels.find(`error_${code}`, max === undefined ? {} : { max }) ?? labels.t('error_generic');
}
