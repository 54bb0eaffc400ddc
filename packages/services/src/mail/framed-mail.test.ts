import { LOCALE_LIST, phoneText } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { describe, expect, it } from 'vitest';
import { framedMail } from './framed-mail.ts';
import { noticeMail } from './notice-mail.ts';

const OWN = 'https://shop.example';

describe('[R2.117] the end of every mail', () => {
  it.each(LOCALE_LIST.map((locale) => [locale.code, locale] as const))(
    'leads to the client service of %s, by telephone and to its page of help',
    (code, locale) => {
      const { text, html: page } = framedMail({
        locale,
        subject: 'A subject',
        heading: 'A heading',
        text: 'A text.',
        body: html`<p>A text.</p>`,
        ownUrl: `${OWN}/${code}/order?token=x`,
      });
      const help = `${OWN}/${code}/contact-us`;
      expect(text.split('\n').slice(-2)).toEqual([
        expect.stringContaining(phoneText(locale.phone)),
        expect.stringContaining(help),
      ]);
      expect(page).toContain(`href="tel:${locale.phone}"`);
      expect(page).toContain(`href="${help}"`);
    },
  );

  it('stands below what a plain mail says', () => {
    const [locale] = LOCALE_LIST;
    if (locale === undefined) throw new Error('the house has a locale');
    const { text } = noticeMail({
      locale,
      subject: 'A subject',
      heading: 'A heading',
      paragraphs: ['A text.'],
      action: { label: 'Go on', url: `${OWN}/go-on` },
      footnote: 'For a day.',
    });
    expect(text.indexOf('For a day.')).toBeLessThan(text.indexOf(`${OWN}/${locale.code}/contact-us`));
  });
});
