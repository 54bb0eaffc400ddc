import { type Locale, sizedMediaUrl } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { framedMail, mailButton } from '../mail/index.ts';
import type { Edition } from './edition.ts';
import { NEWSLETTER_WORDS } from './newsletter-words.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
interface LinkMail {
  readonly locale: Locale;
  readonly url: string;
}

/** [R7.034] Asks whether the newsletter shall begin. */
export function confirmMail({ locale, url }: LinkMail): Mail {
  const { confirmSubject, confirmIntro, confirm, confirmWhy } = NEWSLETTER_WORDS[locale.language];
  return mailOfLink(locale, {
    subject: confirmSubject,
    intro: confirmIntro,
    button: confirm,
    url,
    why: confirmWhy,
  });
}

/** [R7.035] Tells that it was ended, and how that is taken back. */
export function farewellMail({ locale, url }: LinkMail): Mail {
  const { farewellSubject, farewellIntro, undo, farewellWhy } = NEWSLETTER_WORDS[locale.language];
  return mailOfLink(locale, {
    subject: farewellSubject,
    intro: farewellIntro,
    button: undo,
    url,
    why: farewellWhy,
  });
}

interface LinkWords {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly url: string;
  readonly why: string;
}

function mailOfLink(locale: Locale, { subject, intro, button, url, why }: LinkWords): Mail {
  const body = html`<p>${intro}</p>
    ${mailButton(button, url)}
    <p style="margin-top:32px;font-size:14px">${why}</p>`;
  return framedMail({
    locale,
    subject,
    heading: subject,
    ownUrl: url,
    text: [intro, `${button}: ${url}`, '', why].join('\n'),
    body,
  });
}

const PICTURE = { widthPx: 480, heightPx: 600 };

interface EditionMail {
  readonly edition: Edition;
  readonly locale: Locale;
  /** The shop's own origin: every link and picture leads there. */
  readonly origin: string;
  readonly unsubscribeUrl: string;
}

/** An edition of the newsletter, with its way out. */
export function editionMail({ edition, locale, origin, unsubscribeUrl }: EditionMail): Mail {
  const words = NEWSLETTER_WORDS[locale.language];
  const { subject, title, lead, blocks, pieces } = edition;
  const shown = pieces.map((piece) => ({
    name: piece.name,
    url: origin + piece.url,
    picture: origin + sizedMediaUrl(piece.mediaUrl, PICTURE),
  }));
  const body = html`<p>${lead}</p>
    ${blocks.map(
      ({ heading, text }) =>
        html`<h2 style="font-size:18px;font-weight:500;margin:32px 0 8px">${heading}</h2>
          <p>${text}</p>`,
    )}
    ${shown.map(
      ({ name, url, picture }) =>
        html`<p style="margin-top:32px">
            <a href="${url}" style="color:#1b1916"
              ><img src="${picture}" width="240" height="300" alt="${name}" style="display:block"
            /></a>
          </p>
          <p><bdi>${name}</bdi><br /><a href="${url}" style="color:#1b1916">${words.view}</a></p>`,
    )}
    <p style="margin-top:44px;font-size:14px">
      ${words.why} <a href="${unsubscribeUrl}" style="color:#1b1916">${words.end}</a>
    </p>`;
  return framedMail({
    locale,
    subject,
    heading: title,
    ownUrl: origin,
    text: [
      lead,
      ...blocks.flatMap(({ heading, text }) => ['', heading, text]),
      '',
      ...shown.map(({ name, url }) => `${name}: ${url}`),
      '',
      words.why,
      `${words.end}: ${unsubscribeUrl}`,
    ].join('\n'),
    body,
  });
}
