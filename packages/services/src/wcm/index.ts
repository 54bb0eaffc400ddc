import { TemplateBody } from '@vitrine/contracts';
import { accepted, type Locale, pageUrl, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { findBody } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';

/** [R7.008] The parts around every page, as an editor wrote them: `content/template/{target}.json` of the house. */
export function mountWcm(mount: MountCall, deps: ServiceDeps): void {
  const templates = createVersionMemory<TemplateBody | undefined>(deps);
  mount('getTemplate', async ({ query: { target }, locale }) => {
    const { language, code } = locale;
    const found = await templates.get(code, async () => {
      const written = await findBody(deps.db, { kind: 'template', refs: [target], language });
      return written && withAddresses(TemplateBody.parse(written.body), locale);
    });
    return found === undefined ? refused({ code: 'not_found', about: target }) : accepted(found);
  });
}

/** An editor names pages by their paths, without locale. */
function withAddresses({ header: { banner }, footer }: TemplateBody, { code }: Locale): TemplateBody {
  const addressed = <Named extends { readonly url: string }>(named: Named): Named => ({
    ...named,
    url: pageUrl(code, named.url),
  });
  return {
    header: banner === undefined ? {} : { banner: addressed(banner) },
    footer: { reinsurance: footer.reinsurance.map(addressed) },
  };
}
