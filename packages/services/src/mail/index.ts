export { COLONS, type Fact, factsTable, factTexts } from './facts.ts';
export { mountLinkPage } from './link-page.ts';
export { framedMail } from './framed-mail.ts';
export { MAIL_LOOK, mailButton } from './mail-page.ts';
export { readSealedLink, sealedLink } from './sealed-link.ts';
export { signedUrl } from './signed-address.ts';
export { noticeMail } from './notice-mail.ts';
