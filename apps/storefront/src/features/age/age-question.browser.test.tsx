import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { AgeQuestion } from './age-question.tsx';

const QUESTION = {
  title: 'One question before you go on',
  text: 'Your bag holds a piece for adults alone.',
  yes: 'Yes, I am of age',
  no: 'No, I am not',
  note: 'We ask once in a visit.',
  action: '/api/eng-us/age-answer',
  back: '/eng-us/checkout',
};

describe('the question for the age', () => {
  it.each(['yes', 'no'] as const)('[R8.042] is answered with %s by keys alone', async (answer) => {
    const screen = await renderScreen(<AgeQuestion question={QUESTION} />);
    const sent = Promise.withResolvers<readonly [action: string, form: object]>();
    const form = screen.container.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const entered = new FormData(form, event.submitter);
      sent.resolve([new URL(form.action).pathname, Object.fromEntries(entered)]);
    });
    await userEvent.tab();
    if (answer === 'no') await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: QUESTION[answer] })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await sent.promise).toEqual([QUESTION.action, { answer, back: QUESTION.back }]);
  });
});
