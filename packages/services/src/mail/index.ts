export { type Html, html } from './html.ts';
export { mailPage } from './mail-page.ts';
