import { EMPTY_ORDER_LOOKUP } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { FaqArticlePage } from './faq-article-page.tsx';
import { FaqPage } from './faq-page.tsx';

const ANSWER = {
  slug: 'how-long',
  theme: 'delivery',
  title: 'How long does it take?',
  body: 'Two days.',
  url: '/eng-us/faq/delivery/how-long',
};
const THEME = {
  slug: 'delivery',
  name: 'Delivery',
  intro: 'How it comes.',
  url: '/eng-us/faq/delivery',
  articleCount: 1,
};
const CONTENT = { target: 'content' as const, ref: 'faq', title: 'Questions', blocks: [] };
const landing = (
  <FaqPage content={CONTENT} online={{ articles: [ANSWER], themes: [THEME] }} asked={undefined} />
);

describe('the page of questions', () => {
  it('[R2.008, R7.138] answers while somebody types, says where nothing is found, and comes back', async () => {
    const sent = answerCalls({ searchKnowledge: { body: { articles: [{ ...ANSWER, title: 'Found' }] } } });
    const screen = await renderScreen(landing);
    await expect.element(screen.getByRole('link', { name: /How it comes/u })).toBeVisible();
    await screen.getByRole('searchbox').fill('when do I get it');
    await expect.element(screen.getByRole('link', { name: 'Found' })).toBeVisible();
    await expect.element(screen.getByText('Answers found: 1')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    answerCalls({ searchKnowledge: { body: { articles: [] } } });
    await screen.getByRole('searchbox').fill('xqzw');
    await expect.element(screen.getByText(/Nothing answers these words/u)).toBeVisible();
    await screen.getByRole('searchbox').fill('');
    await expect.element(screen.getByRole('link', { name: ANSWER.title })).toBeVisible();
  });

  it('[R5.001] asks nothing without both ids of an order, and says so', async () => {
    const sent = answerCalls({});
    const screen = await renderScreen(landing);
    await screen.getByRole('textbox', { name: 'Order number' }).fill('AU1');
    await screen.getByRole('button', { name: 'Look it up' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(EMPTY_ORDER_LOOKUP);
    expect(sent).toEqual([]);
  });

  it('[R7.139] shows how far a parcel has come', async () => {
    answerCalls({
      lookUpOrder: {
        body: {
          status: 'shipped',
          state: 'shipped',
          steps: [
            { state: 'planned', isReached: true, at: '2027-03-01T12:00:00.000Z' },
            { state: 'delivered', isReached: false },
          ],
          expected: { from: '2027-03-03', to: '2027-03-04' },
          tracking: { carrier: 'Messagerie', number: 'M-1' },
        },
      },
    });
    const screen = await renderScreen(landing);
    await screen.getByRole('textbox', { name: 'Order number' }).fill('AU1');
    await screen.getByRole('textbox', { name: 'Parcel reference' }).fill('f00d');
    await screen.getByRole('button', { name: 'Look it up' }).click();
    await expect.element(screen.getByText('Messagerie, number M-1')).toBeVisible();
    await expect.element(screen.getByText('Received')).toBeVisible();
    await expect.element(screen.getByText('March 3, 2027 – March 4, 2027')).toBeVisible();
  });
});

describe('the page of an answer', () => {
  it('[R2.010, R7.140] counts that it was of use, in the name of the application alone', async () => {
    const sent = answerCalls({ sayUse: { body: { success: true } } });
    const screen = await renderScreen(<FaqArticlePage theme={THEME} answer={ANSWER} others={[]} />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ANSWER.title);
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('Thank you.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ useful: true }]);
    await expect.element(screen.getByRole('button', { name: 'No' })).not.toBeInTheDocument();
  });
});
