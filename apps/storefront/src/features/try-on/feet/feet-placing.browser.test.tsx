import type { FeetOnScreen, TryOnStatus } from '@vitrine/try-on';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { INITIAL_STAGE } from '../stage/stage.ts';
import { anExperience } from '../test-harness/an-experience.ts';
import { FeetPlacing } from './feet-placing.tsx';

const FEET: FeetOnScreen = {
  left: { heel: { x: 0.3, y: 0.7 }, toe: { x: 0.3, y: 0.4 } },
  right: { heel: { x: 0.7, y: 0.7 }, toe: { x: 0.7, y: 0.4 } },
  lookDown: 1,
};
const SEEN: TryOnStatus = { state: 'seeking', target: 'foot' };

async function placing(mode: 'live' | 'photo', status: TryOnStatus = SEEN) {
  const { experience, asked } = anExperience(FEET);
  const stage = { ...INITIAL_STAGE, status };
  const screen = await renderScreen(
    <div style={{ position: 'relative', width: 400, height: 400 }}>
      <FeetPlacing {...{ experience, stage, mode }} />
    </div>,
  );
  const placed = () => asked.filter(([name]) => name === 'placeFeet').map(([, feet]) => feet);
  return { screen, placed };
}

describe('feet that the shopper places', () => {
  it('begin where the engine sees them, once there is a picture', async () => {
    const waiting = await placing('photo', { state: 'loading', progress: 0.5 });
    await expect.element(waiting.screen.getByRole('button', { name: 'Put the shoes on' })).toBeDisabled();
    await waiting.screen.unmount();
    const { screen } = await placing('photo');
    await expect.element(screen.getByRole('button', { name: 'Put the shoes on' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /heel|toe/u }).elements()).toHaveLength(4);
  });

  it('wear the shoes at every movement in a photo: by arrow keys, further with Shift', async () => {
    const { screen, placed } = await placing('photo');
    const toe = screen.getByRole('button', { name: 'Left toe' });
    await expect.element(toe).toBeVisible();
    toe.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]).toMatchObject({ left: { toe: { x: 0.305, y: 0.4 } }, right: FEET.right });
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await vi.waitFor(() => expect(placed()).toHaveLength(2));
    expect(placed()[1]).toMatchObject({ left: { toe: { x: 0.305, y: expect.closeTo(0.36) } } });
  });

  it('wait for the button before a camera, and say that they were placed by hand', async () => {
    const { screen, placed } = await placing('live');
    const heel = screen.getByRole('button', { name: 'Right heel' });
    await expect.element(heel).toBeVisible();
    heel.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(placed()).toEqual([]);
    await screen.getByRole('button', { name: 'Put the shoes on' }).click();
    expect(placed()).toMatchObject([{ left: FEET.left, right: { heel: { x: 0.7, y: 0.705 } } }]);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Placed by hand: this shows the look, not the fit.');
  });

  it('can be placed anew: before a camera the engine lets go of them first', async () => {
    const { screen, placed } = await placing('live');
    await screen.getByRole('button', { name: 'Put the shoes on' }).click();
    await screen.getByRole('button', { name: 'Reposition' }).click();
    await expect.element(screen.getByRole('button', { name: 'Put the shoes on' })).toBeVisible();
    await vi.waitFor(() => expect(placed().at(-1)).toBeUndefined());
    expect(placed()).toHaveLength(2);
  });

  it('are seen from an angle that a slider tells in degrees', async () => {
    const { screen, placed } = await placing('photo');
    const slider = screen.getByRole('slider', { name: 'From the side – from above' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Seen from 57 degrees above');
    await slider.fill('0.5');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Seen from 29 degrees above');
    expect(placed().at(-1)).toMatchObject({ lookDown: 0.5 });
  });
});
