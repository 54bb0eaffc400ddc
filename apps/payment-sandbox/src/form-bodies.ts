import type { FastifyInstance } from 'fastify';

/** Takes plain HTML forms, as the challenge page and the shop's page post them. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}
