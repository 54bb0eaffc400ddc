export { MAIL_LOOK, mailButton, mailPage } from './mail-page.ts';
