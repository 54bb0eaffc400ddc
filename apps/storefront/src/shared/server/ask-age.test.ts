import { LOCALES } from '@vitrine/domain';
import { describe, expect, it, vi } from 'vitest';
import { askAge } from './ask-age.ts';
import { createServicesClient } from './services-client.ts';

// The catalogues are compiled by the build.
vi.mock('./page-labels.server.ts', () => ({ serverLabels: () => ({ t: (key: string) => key }) }));

const RESTRICTED = { check: 'checkExclusiveProduct', id: 'TH4203' } as const;

/** A page whose check gives this answer; undefined means no answer. */
function asking(answer: { readonly status: number; readonly body?: object } | undefined) {
  const locale = LOCALES['fra-fr'];
  const services = createServicesClient(() =>
    answer === undefined
      ? Promise.reject(new Error('timeout'))
      : Promise.resolve({ body: undefined, setCookies: [], ...answer }),
  );
  const scope: Parameters<typeof askAge>[0] = {
    locale,
    showsLabelKeys: false,
    path: '/fra-fr/products/TH4203',
    reportError: () => undefined,
    askForVisitor: (name, ...[options]) => services.call(name, { ...options, locale: locale.code }),
  };
  return askAge(scope, RESTRICTED);
}

describe('[R8.042] an age-restricted page', () => {
  it('opens when the check says that the session is of age', async () => {
    const body = { exclusive: false, authorized: true };
    expect(await asking({ status: 200, body })).toBeUndefined();
  });

  it.each([
    {
      who: 'a session that was not asked',
      answer: { status: 200, body: { authorized: false, asksAge: true } },
    },
    { who: 'a visitor without a living session', answer: { status: 401 } },
  ])('asks $who, and names nothing', async ({ answer }) => {
    const page = await asking(answer);
    expect(page?.question).toMatchObject({
      title: 'age_title',
      action: '/api/fra-fr/age-answer',
      back: '/fra-fr/products/TH4203',
    });
    expect(page?.head.meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  });

  it.each([
    { what: 'who said no', answer: { status: 403 }, status: 403 },
    {
      what: 'who may not see it at all',
      answer: { status: 200, body: { exclusive: true, authorized: false } },
      status: 403,
    },
    { what: 'an id that is not there', answer: { status: 404 }, status: 404 },
    { what: 'a check that fails', answer: { status: 500 }, status: 404 },
    { what: 'a check that does not answer', answer: undefined, status: 404 },
  ])('is $status for $what', async ({ answer, status }) => {
    await expect(asking(answer)).rejects.toMatchObject({ status });
  });
});
