/** [R7.110] So many days as a language (BCP 47) writes them: '3 days', '3 jours', '3 أيام'. */
export function leadTimeLabel(days: number, bcp47: string): string {
  return new Intl.NumberFormat(bcp47, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}
