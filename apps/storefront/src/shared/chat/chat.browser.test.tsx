import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { ChatButton } from './chat-button.tsx';
import { ChatWindow } from './chat-window.tsx';

const AT = '2027-03-01T10:00:00.000Z';
const said = (seq: number, words: string, isOfDesk = false) => ({
  seq,
  id: `message-${seq}`,
  isOfDesk,
  words,
  at: AT,
});
const chat = (messages: readonly object[], more: object = {}) => ({
  isStaffed: true,
  chat: { id: 'c', state: 'open', agent: 'Léa', hasTranscript: false, messages, hasMore: false, ...more },
});

/** A stream that never opens: what is new is found by looking. */
class SilentSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  readonly close = () => undefined;
}
vi.stubGlobal('EventSource', SilentSource);

const OPEN = <ChatWindow shape="open" isBack={false} onShow={() => undefined} onClose={() => undefined} />;
const PAGE = (
  <>
    <ChatButton className={undefined} />
    <button type="button">Elsewhere</button>
  </>
);

describe('the chat window', () => {
  it('[R2.116] leads to the form where nobody is at work', async () => {
    answerCalls({ getChat: { body: { isStaffed: false } } });
    const screen = await renderScreen(OPEN);
    await expect.element(screen.getByText(/Nobody is at the chat/u)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', '/eng-us/email-us');
  });

  it('[R2.116] shows what was said as text, and sends what is written', async () => {
    sessionStorage.clear();
    let messages = [said(1, 'Hello'), said(2, '<img src=x onerror=alert(1)>', true)];
    const sent = answerCalls({
      getChat: () => ({ body: chat(messages) }),
      sendChatMessage: () => {
        messages = [...messages, said(3, 'One more')];
        return { status: 201, body: { seq: 3 } };
      },
    });
    const screen = await renderScreen(OPEN);
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Your message' }).fill('One more');
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(screen.getByRole('log')).toHaveTextContent(/One more/u);
    const [body] = sent.filter(({ name }) => name === 'sendChatMessage').map((call) => call.body);
    expect(body).toMatchObject({ words: 'One more' });
  });

  it('[R2.116] keeps what did not arrive, and sends it once the connection is back', async () => {
    sessionStorage.clear();
    let isUp = false;
    const sent = answerCalls({
      getChat: { body: chat([]) },
      sendChatMessage: () => (isUp ? { status: 201, body: { seq: 1 } } : { status: 503, body: {} }),
    });
    const screen = await renderScreen(OPEN);
    await screen.getByRole('textbox', { name: 'Your message' }).fill('Are you there?');
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(screen.getByText('Sending…')).toBeVisible();
    expect(sessionStorage.getItem('vitrine-chat-shopper')).toContain('Are you there?');
    isUp = true;
    await expect.element(screen.getByText('Sending…')).not.toBeInTheDocument();
    const ids = sent.filter(({ name }) => name === 'sendChatMessage').map(({ body }) => JSON.stringify(body));
    expect(new Set(ids).size).toBe(1);
  });

  it('[R2.116] offers the transcript once the chat has ended', async () => {
    answerCalls({
      getChat: {
        body: chat([said(1, 'Bye', true)], { state: 'ended', endedBy: 'agent', hasTranscript: true }),
      },
      sendTranscript: { body: { success: true } },
    });
    const screen = await renderScreen(OPEN);
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await screen.getByRole('button', { name: 'Send me the transcript' }).click();
    await expect.element(screen.getByRole('button', { name: 'Begin another chat' })).toBeVisible();
  });

  it('[R2.116] leaves the page as it is, folds away, and has the focus follow', async () => {
    sessionStorage.clear();
    answerCalls({ getChat: { body: chat([said(1, 'Hello')]) } });
    const screen = await renderScreen(PAGE);
    await screen.getByRole('button', { name: 'Chat with us' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Chat' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await userEvent.keyboard('{Escape}');
    const folded = screen.getByRole('button', { name: 'A chat is open' });
    await expect.element(folded).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await folded.click();
    await expect.element(screen.getByRole('dialog', { name: 'Chat' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Fold away' }).click();
    await expect.element(folded).toHaveFocus();
  });

  it('[R2.116] comes back folded with another page, with the focus left alone', async () => {
    sessionStorage.setItem('vitrine-chat-open', '/eng-us/another-page');
    answerCalls({ getChat: { body: chat([said(1, 'Hello')]) } });
    const screen = await renderScreen(PAGE);
    await expect.element(screen.getByRole('button', { name: 'A chat is open' })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
    await screen.getByRole('button', { name: 'Chat with us' }).click();
    await expect.element(screen.getByText('Hello')).toBeVisible();
  });

  it('[R2.116] does not come back where no chat goes on', async () => {
    sessionStorage.setItem('vitrine-chat-open', location.pathname);
    const asked = answerCalls({ getChat: { body: { isStaffed: true } } });
    const screen = await renderScreen(PAGE);
    await expect.poll(() => sessionStorage.getItem('vitrine-chat-open')).toBeNull();
    expect(asked).toHaveLength(1);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button').all()).toHaveLength(2);
    await screen.getByRole('button', { name: 'Chat with us' }).click();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('button', { name: 'Chat with us' })).toHaveFocus();
  });
});
