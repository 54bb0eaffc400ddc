import { expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { Tutorial } from './tutorial.tsx';

const LOOK = {
  lookId: 'carmine-at-noon',
  lookName: 'Carmine at noon',
  lookNumber: '1',
  lookImageAlt: '',
  hasTutorialData: true,
  skuIds: [],
};

it('[R2.123] is a screen of its own, named by the look, that says when it is waited for', async () => {
  const answer = Promise.withResolvers<{ readonly body: unknown }>();
  answerCalls({ getLook: () => answer.promise });
  const screen = await renderScreen(
    <Tutorial choice={{ look: LOOK, skuId: 'TL4109' }} onClose={() => undefined} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Carmine at noon' });
  await expect.element(dialog.getByText('One moment…')).toBeVisible();
  answer.resolve({ body: { looks: {} } });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/try again/u);
  await expect.element(dialog.getByText('One moment…')).not.toBeInTheDocument();
});
