import { type Language, type Locale, pageUrl, phoneText } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import { factTexts } from './facts.ts';
import { MAIL_LOOK, mailPage } from './mail-page.ts';

/** What one mail says, beside what all of them say. */
interface FramedMail {
  readonly locale: Locale;
  readonly subject: string;
  /** Stands above the body. */
  readonly heading: string;
  /** All of it without the look, for mail programs that show none. */
  readonly text: string;
  readonly body: Html;
  /** Any address of the shop's own origin, whole: the page of help is at the same one. */
  readonly ownUrl: string;
}

/** How every mail ends: whom one may call, and the page with all ways to the client service. */
const CLOSING: Readonly<Record<Language, { readonly call: string; readonly help: string }>> = {
  eng: { call: 'Our advisors', help: 'Help and contact' },
  fra: { call: 'Nos conseillers', help: 'Aide et contact' },
  ita: { call: 'I nostri consulenti', help: 'Aiuto e contatti' },
  jpn: { call: 'クライアントサービス', help: 'お問い合わせ' },
  kor: { call: '고객 서비스', help: '도움말 및 문의' },
  zhs: { call: '客户服务', help: '帮助与联系' },
  ara: { call: 'مستشارونا', help: 'المساعدة والتواصل' },
};

/** A mail of the house as text and HTML, with the line that leads to its client service. */
export function framedMail({ locale, subject, heading, text, body, ownUrl }: FramedMail) {
  const { call, help } = CLOSING[locale.language];
  const [number, helpUrl] = [
    phoneText(locale.phone),
    new URL(pageUrl(locale.code, 'contact-us'), ownUrl).href,
  ];
  const { softInk, rule } = MAIL_LOOK;
  const closing = html`<p
    style="margin:44px 0 0;padding:16px 0 0;border-top:1px solid ${rule};color:${softInk};font-size:13px"
  >
    ${call}
    <a href="tel:${locale.phone}" style="color:${softInk};text-decoration:none"
      ><bdi dir="ltr">${number}</bdi></a
    >
    · <a href="${helpUrl}" style="color:${softInk}">${help}</a>
  </p>`;
  const facts = [[call, number] as const, [help, helpUrl] as const];
  return {
    subject,
    text: [text, '', ...factTexts(facts, locale)].join('\n'),
    html: mailPage({ locale, title: subject, heading, body: html`${body} ${closing}` }).html,
  };
}
