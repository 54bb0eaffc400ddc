import type { FastifyInstance } from 'fastify';

/** Takes JSON bodies and no others (415). An empty body counts as none, whatever its type says. */
export function takeJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else void parseJson(request, String(text), done);
  });
}
