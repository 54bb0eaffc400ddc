import { describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken } from '../test-harness/open-services.ts';
import { signedInAgent } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services } = mails;

const draft = (seoUrl: string) => services.call('getDraft', { locale: 'fra-fr', query: { seoUrl } });

describe('what is not published yet', () => {
  it('[R2.026] is shown at the path that it will have, to whoever the house shows its drafts', async () => {
    const article = await draft('magazine/articles/next-winter');
    expect(article.body).toMatchObject({ kind: 'article', article: { title: 'L’hiver prochain' } });
    await services.db.executeSql("UPDATE content SET status = 'draft' WHERE ref = 'the-court'");
    expect((await draft('stories/the-court')).body).toMatchObject({
      kind: 'content',
      content: { target: 'content' },
    });
  });

  it('[R2.026] is neither what is published, nor what nobody wrote', async () => {
    for (const path of [
      'magazine/articles/fourteen-hours',
      'stories/heure-verte',
      'beware',
      'a/b/c',
      'magazine/articles/x',
    ])
      expect((await draft(path)).status, path).toBe(404);
    for (const path of ['', '//', 'a b']) expect((await draft(path)).status, path).toBe(400);
  });

  it('[R2.026] is for agents alone where the house says so', async () => {
    await services.db.executeSql("UPDATE article SET for_agents = true WHERE chunk = 'next-winter'");
    const query = { seoUrl: 'magazine/articles/next-winter' };
    expect((await draft(query.seoUrl)).status).toBe(404);
    const asGuest = { query, token: await guestToken(services) };
    expect((await services.call('getDraftForAgents', asGuest)).status).toBeGreaterThanOrEqual(401);
    const { accessToken: token } = await signedInAgent(mails);
    expect((await services.call('getDraftForAgents', { query, token })).body).toMatchObject({
      kind: 'article',
    });
    expect((await services.call('getDraftForAgents', { query: { seoUrl: 'nowhere' }, token })).status).toBe(
      404,
    );
  });

  it('[R2.026] is for nobody where the switch is off, or not named', async () => {
    await services.db.executeSql("UPDATE content SET status = 'draft' WHERE ref = 'along-the-river'");
    expect((await draft('stories/along-the-river')).status).toBe(200);
    for (const change of ["jsonb_set(body, '{features,uat}', 'false')", "body #- '{features,uat}'"]) {
      await services.db.executeSql(`UPDATE app_config SET body = ${change} WHERE name = 'main'`);
      expect((await draft('stories/along-the-river')).status, change).toBe(404);
    }
  });
});
