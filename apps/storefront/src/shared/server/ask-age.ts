import { ageAnswerPath, type ExclusiveCheck } from '@vitrine/contracts';
import { PageError, pageNotFound } from './page-error.ts';
import { type PageHead, privateHead } from './page-head.ts';
import { serverLabels } from './page-labels.server.ts';
import type { PageScope } from './page-scope.ts';

/** The words of the page that only asks for the age, and where its form goes. */
export interface AgeQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly note: string;
  readonly action: string;
  /** The path of the page that asks. */
  readonly back: string;
}
export interface AskingPage {
  readonly question: AgeQuestion;
  readonly head: PageHead;
}
/** An age-restricted product or category, and the call that checks it. */
interface Restricted {
  readonly check: 'checkExclusiveProduct' | 'checkExclusiveCategory';
  readonly id: string;
}

type AskingScope = Pick<PageScope, 'askForVisitor' | 'reportError' | 'locale' | 'path' | 'showsLabelKeys'>;

/**
 * [R8.042] What stands before an age-restricted page: undefined when the session is of age, else the question. A
 * visitor who said no gets the 403 page; any other failure is a 404, so that the page is never shown in doubt. A
 * visitor without a living session was not asked yet.
 */
export async function askAge(scope: AskingScope, restricted: Restricted): Promise<AskingPage | undefined> {
  const { status, check } = await checkFor(scope, restricted);
  if (check?.authorized === true) return undefined;
  if (check?.asksAge === true || status === UNAUTHORIZED)
    return ageQuestion(scope, { of: 'page', back: scope.path.replace(/\.data$/u, '') });
  if (check !== undefined || status === FORBIDDEN) throw new PageError(FORBIDDEN, 'Forbidden');
  throw pageNotFound(scope.path);
}

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

interface Checked {
  /** Undefined: it did not answer. */
  readonly status?: number;
  readonly check?: ExclusiveCheck;
}

async function checkFor(scope: AskingScope, { check, id }: Restricted): Promise<Checked> {
  try {
    const answer = await scope.askForVisitor(check, { params: { id } });
    return answer.ok ? { status: answer.status, check: answer.body } : { status: answer.status };
  } catch (error) {
    scope.reportError(error);
    return {};
  }
}

/** The page that only asks, in words for a page or for a cart, and the path that it leads to. */
export function ageQuestion(
  scope: Pick<PageScope, 'locale' | 'showsLabelKeys'>,
  { of, back }: { readonly of: 'page' | 'cart'; readonly back: string },
): AskingPage {
  const { t } = serverLabels(scope);
  const title = t('age_title');
  return {
    question: {
      title,
      text: t(of === 'cart' ? 'age_text_cart' : 'age_text'),
      yes: t('age_yes'),
      no: t('age_no'),
      note: t('age_note'),
      action: ageAnswerPath(scope.locale.code),
      back,
    },
    head: privateHead(`${title} | ${t('house_full_name')}`),
  };
}
