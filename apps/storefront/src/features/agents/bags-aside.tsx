import type { AnswerOf, BagAside } from '@vitrine/contracts';
import { BAG_WORD_LENGTH, dateFormat, pageUrl } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './search-sgid-page.module.css';
import { useHashTarget } from './use-hash-target.ts';

type Grant = AnswerOf<'takeBagUp'>;

interface Bags {
  readonly aside: readonly BagAside[];
  /** Pieces of the bag in hand. */
  readonly inHand: number;
}

/** [R6.002] The bags of people without an account: the one in hand, put aside under a word, and those that wait. */
export function BagsAside() {
  const { locale, labels } = usePage();
  const { t } = labels;
  const [bags, setBags] = useState<Bags>();
  useEffect(() => {
    void loadBags().then(setBags);
  }, []);
  const section = useRef<HTMLElement>(null);
  useHashTarget(section, bags !== undefined);
  const taken = useMutation(async (id: string) => {
    const answer = await shopClient().call('takeBagUp', { params: { id } });
    if (answer.ok) await go(answer.value, pageUrl(locale.code, 'cart'));
    return answer;
  });
  if (bags === undefined) return undefined;
  const { aside, inHand } = bags;
  return (
    <section ref={section} id="bags" className={styles['sent']} aria-labelledby="bags-aside">
      <h2 id="bags-aside" className={styles['subtitle']}>
        {t('agents_bags_title')}
      </h2>
      <p className={styles['soft']}>{t('agents_bags_text')}</p>
      <ul className={styles['clients']}>
        {aside.map((bag) => (
          <li key={bag.id} className={styles['client']}>
            <BagRow bag={bag} isBusy={taken.isBusy} onTake={() => void taken.run(bag.id)} />
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {taken.failure && failureText(taken.failure, labels)}
      </p>
      {inHand > 0 && (
        <Form
          look="outline"
          submit={t('agents_bags_put')}
          send={({ word = '' }) => shopClient().call('putBagAside', { body: { word } })}
          onDone={(grant) => go(grant, pageUrl(locale.code, 'search-sgid'))}
        >
          <Field
            label={t('agents_bags_word', { count: inHand })}
            hint={t('agents_bags_word_hint')}
            name="word"
            dir="auto"
            maxLength={BAG_WORD_LENGTH}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </section>
  );
}

async function loadBags(): Promise<Bags | undefined> {
  const [aside, bag] = await Promise.all([
    shopClient().call('getBagsAside'),
    shopClient().call('getTypedCart', { params: { type: 'light' } }),
  ]);
  return aside.ok ? { aside: aside.value.bags, inHand: bag.ok ? bag.value.itemCount : 0 } : undefined;
}

/** Another bag is another session: the document is made anew. */
async function go(grant: Grant, path: string): Promise<void> {
  (await import('./assisted-part.ts')).adoptAgent(grant);
  location.assign(path);
}

interface BagRowProps {
  readonly bag: BagAside;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

function BagRow({ bag: { word, pieces, putAt }, isBusy, onTake }: BagRowProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const time = dateFormat(locale.bcp47, { timeStyle: 'short' }).format(new Date(putAt));
  return (
    <>
      <div className={styles['note']}>
        <h3 className={styles['name']}>
          <bdi>{word}</bdi>
        </h3>
        <p className={styles['soft']}>
          <span className={styles['fact']}>{t('agents_sent_pieces', { count: pieces })}</span>
          <bdi>{time}</bdi>
        </p>
      </div>
      <Button
        look="outline"
        disabled={isBusy}
        aria-label={t('agents_bags_take_named', { word })}
        onClick={onTake}
      >
        {t('agents_bags_take')}
      </Button>
    </>
  );
}
