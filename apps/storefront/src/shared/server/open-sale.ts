import { redirect } from 'react-router';
import { ageQuestion, type AskingPage } from './ask-age.ts';
import { PageError } from './page-error.ts';
import type { PageScope } from './page-scope.ts';

/** A product or a category of a private sale, and the call that checks it. */
interface OfSale {
  readonly check: 'checkExclusiveProduct' | 'checkExclusiveListing';
  readonly id: string;
}

type SaleScope = Pick<PageScope, 'askForVisitor' | 'locale' | 'path' | 'showsLabelKeys'>;

/**
 * [R6.012, R2.110] Opens a page of a private sale for the customers who are invited, from its opening up to its close:
 * undefined when it is open, the question when the age is still to be asked; who is invited and whose turn has not come is
 * led to its waiting room. Everybody else gets the 403 page, which names nothing of it.
 */
export async function openSale(scope: SaleScope, { check, id }: OfSale): Promise<AskingPage | undefined> {
  const answer = await scope.askForVisitor(check, { params: { id } });
  if (answer.ok && answer.body.asksAge === true)
    return ageQuestion(scope, { of: 'page', back: scope.path.replace(/\.data$/u, '') });
  if (answer.ok && answer.body.authorized) return undefined;
  const { waitsAt } = answer.ok ? answer.body : {};
  if (waitsAt !== undefined) throw redirect(`/${scope.locale.code}/mylv/private-sales/${waitsAt}`);
  if (!answer.ok && answer.status >= 500) throw new Error(`The check of a sale answered ${answer.status}`);
  throw new PageError(403, 'Forbidden');
}
