/** The attributes of an element whose text is in another language than its page (BCP 47); none where it is not. */
export function inLanguage(tag: string | undefined): {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
} {
  if (tag === undefined) return {};
  return { lang: tag, dir: tag === 'ar' ? 'rtl' : 'ltr' };
}
