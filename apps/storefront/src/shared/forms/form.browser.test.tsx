import type { ErrorEntry } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '../api/call-failure.ts';
import { aFailure, anEntry } from '../api/test-harness/a-failure.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { Field } from '../ui/field.tsx';
import { type Entered, Form } from './form.tsx';

const DONE: CallResult<string> = { ok: true, value: 'saved' };
const refusedWith = (...entries: readonly ErrorEntry[]): CallResult<string> => ({
  ok: false,
  failure: aFailure(...entries),
});

/** A form with a city and a password. Its calls get these answers, one after the other. */
async function aForm(...answers: readonly (CallResult<string> | Promise<CallResult<string>>)[]) {
  const sent: Entered[] = [];
  const onDone = vi.fn<(value: string) => void>();
  const screen = await renderScreen(
    <Form
      submit="Save"
      check={({ city = '' }) => (city === 'Nowhere' ? { city: 'field_invalid' } : {})}
      send={async (entered) => {
        sent.push(entered);
        return answers[sent.length - 1] ?? DONE;
      }}
      onDone={onDone}
    >
      <Field label="City" name="city" required />
      <Field label="Password" name="password" type="password" />
    </Form>,
  );
  return { screen, sent, onDone, city: screen.getByLabelText('City'), save: screen.getByRole('button') };
}

describe('a form', () => {
  beforeEach(() => localStorage.clear());

  it('sends what was entered, without white space around it, and passwords as they are', async () => {
    const { screen, sent, onDone, city, save } = await aForm();
    await city.fill('  Paris ');
    await screen.getByLabelText('Password').fill(' pass ');
    await save.click();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('saved', expect.anything()));
    expect(sent).toEqual([{ city: 'Paris', password: ' pass ' }]);
  });

  it('says beside the field what the browser’s check finds, leads there, and sends nothing', async () => {
    const { screen, sent, city, save } = await aForm();
    await save.click();
    await expect.element(screen.getByText('City: please fill in this field.')).toBeVisible();
    await expect.element(city).toHaveFocus();
    await expect.element(city).toHaveAccessibleDescription('City: please fill in this field.');
    expect(sent).toEqual([]);
  });

  it('[R2.036] says which letters an e-mail address takes, where it has others', async () => {
    const screen = await renderScreen(
      <Form submit="Save" send={async () => DONE} onDone={() => undefined}>
        <Field label="E-mail" name="email" type="email" />
      </Form>,
    );
    await screen.getByLabelText('E-mail').fill('kím@house.example');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/only letters from a to z/u)).toBeVisible();
  });

  it('says what its own check finds, until the field is written anew', async () => {
    const { screen, sent, city, save } = await aForm();
    await city.fill('Nowhere');
    await save.click();
    await expect.element(city).toBeInvalid();
    await expect.element(city).toHaveFocus();
    await city.fill('Somewhere');
    await expect.element(city).toBeValid();
    expect(screen.getByText(/please check how this is written/u).all()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('[R5.027] shows a field that the service refused beside the field, and nothing above the button', async () => {
    const body = anEntry({ errorCode: 'bad_request', scope: 'global', statusDetails: 'city' });
    const field = anEntry({ errorCode: 'bad_request', scope: 'field', statusDetails: 'address.city' });
    const { screen, city, save } = await aForm(refusedWith(body, field));
    await city.fill('Atlantis');
    await save.click();
    await expect.element(screen.getByText('City: please check how this is written.')).toBeVisible();
    await expect.element(city).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('[R8.002] says any other refusal above the button, and forgets it with the next attempt', async () => {
    const { screen, onDone, city, save } = await aForm(refusedWith(anEntry({ scope: 'global' })));
    await city.fill('Paris');
    await save.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This piece has just sold out.');
    await save.click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('sends once, however often the key is pressed meanwhile, and says that it waits', async () => {
    const answer = Promise.withResolvers<CallResult<string>>();
    const { sent, onDone, city, save } = await aForm(answer.promise);
    await city.fill('Paris');
    city.element().closest('form')?.requestSubmit();
    city.element().closest('form')?.requestSubmit();
    await expect.element(save).toHaveTextContent('One moment…');
    await expect.element(save).toBeDisabled();
    answer.resolve(DONE);
    await expect.element(save).toHaveTextContent('Save');
    expect(sent).toHaveLength(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
