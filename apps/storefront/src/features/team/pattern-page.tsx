import type { ShownCard } from '../../shared/cards/product-card.tsx';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { QuoteBlock } from '../../shared/ui/quote-block.tsx';
import { DeveloperSwitch } from './developer-switch.tsx';
import { DialogPatterns } from './dialog-patterns.tsx';
import styles from './pattern-page.module.css';

interface PatternPageProps {
  /** What this shop is, line by line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly cards: readonly ShownCard[];
}

/** [R2.003] For the team, in English: what this shop is made of, and every shared part of its pages in its states. */
export function PatternPage({ facts, cards }: PatternPageProps) {
  return (
    <div className={styles['page']} lang="en" dir="ltr">
      <h1 className={styles['title']}>Diagnostics and patterns</h1>
      <Pattern title="This shop">
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <DeveloperSwitch />
      </Pattern>
      <ButtonPatterns />
      <Pattern title="Fields">
        <Field label="Empty" name="empty" hint="A hint stands below the line." />
        <Field label="Filled" name="filled" defaultValue="Kim Laurent" />
        <Field label="Wrong" name="wrong" defaultValue="kim@" error="Please enter an e-mail address." />
        <Field label="Disabled" name="disabled" defaultValue="Not to be changed" disabled />
      </Pattern>
      <Pattern title="Folds">
        <Fold title="Closed">What it holds is found by the browser’s own search.</Fold>
        <Fold title="Open" isOpen>
          It works without any script.
        </Fold>
      </Pattern>
      <Pattern title="Dialogs">
        <DialogPatterns />
      </Pattern>
      <FailurePatterns />
      <Pattern title="Where one is, and where nothing is">
        <Breadcrumb trail={[{ name: 'Above', url: '/homepage' }]} current="This page" />
        <EmptyPlate text="A list that is not known yet." />
        <EmptyPlate title="A list without entries" text="It is known to be empty, and a link leads on." />
      </Pattern>
      <QuoteBlock text="A sentence of the house." link={{ url: '/stories', label: 'Where it goes on' }} />
      {[4, 3, 2, 1].map((count) => (
        <CardGrid key={count} title={`Cards, ${count} in a row`} cards={cards.slice(0, count)} />
      ))}
    </div>
  );
}

function Pattern({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['pattern']}>
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </section>
  );
}

const LOOKS = ['solid', 'outline', 'text', 'box'] as const;

function ButtonPatterns() {
  return (
    <Pattern title="Buttons">
      {LOOKS.map((look) => (
        <div key={look} className={styles['pair']}>
          <Button look={look}>{look}</Button>
          <Button look={look} disabled>
            {look}, disabled
          </Button>
        </div>
      ))}
    </Pattern>
  );
}

const FAILURES = [
  failureOf('network'),
  failureOf('timeout'),
  failureOf('status', 500),
  failureOf('conflict'),
] as const;

/** What a shopper reads where a call brought nothing, in the language of the page. */
function FailurePatterns() {
  const { labels, locale } = usePage();
  return (
    <Pattern title="Failures of calls">
      <dl className={styles['facts']}>
        {FAILURES.map((failure) => (
          <div key={failure.kind}>
            <dt>{failure.kind}</dt>
            <dd lang={locale.htmlLang} dir="auto">
              {failureText(failure, labels)}
            </dd>
          </div>
        ))}
      </dl>
    </Pattern>
  );
}
