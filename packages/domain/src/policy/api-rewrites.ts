/** A rule that sends calls to another gateway: to all that it names, it must fit; what it leaves out fits everything. */
export interface ApiRewrite {
  /** The host name that the shop's pages stand on. */
  readonly domain?: string | undefined;
  readonly locale?: string | undefined;
  /** The path of a call as the table of calls has it, or its first segments: `catalog/skus`. */
  readonly route?: string | undefined;
  readonly service?: string | undefined;
  /** The origin of the gateway, with the path that its calls stand below, if any; no slash at the end. */
  readonly target: string;
}

/** A call as rules see it. */
export interface RewrittenCall {
  readonly domain: string;
  readonly locale: string;
  readonly route: string;
  readonly service: string;
}

/** [R7.002] Where a call goes instead of the shop's own services: the target of the first rule that fits. */
export function rewriteTarget(rules: readonly ApiRewrite[], call: RewrittenCall): string | undefined {
  return rules.find((rule) => fits(rule, call))?.target;
}

function fits({ domain, locale, route, service }: ApiRewrite, call: RewrittenCall): boolean {
  return (
    (domain ?? call.domain) === call.domain &&
    (locale ?? call.locale) === call.locale &&
    (service ?? call.service) === call.service &&
    (route === undefined || `${call.route}/`.startsWith(`${route}/`))
  );
}
