export { type Html, html } from './html.ts';
export { MAIL_LOOK, mailButton, mailPage } from './mail-page.ts';
