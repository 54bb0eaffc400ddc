import type { OpenedCamera } from '@vitrine/try-on';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import type { TryOnSession } from '../session/session.ts';
import { INITIAL_STAGE } from '../stage/stage.ts';
import { anExperience } from '../test-harness/an-experience.ts';
import { LensRail } from './lens-rail.tsx';

const PHONE: OpenedCamera = {
  deviceId: 'rear',
  facing: 'environment',
  mirrored: false,
  hasTorch: true,
  devices: [
    { deviceId: 'front', label: '' },
    { deviceId: 'rear', label: '' },
  ],
};
const TURN = 'Use the other camera';
const LAMP = 'Lamp of the camera';
const ZOOM = 'Zoom, 1 times now';

async function railOf(mode: TryOnSession['mode'], camera: OpenedCamera, canZoom = true) {
  const { experience, asked } = anExperience();
  const stage = { ...INITIAL_STAGE, camera };
  const screen = await renderScreen(<LensRail isBusy={false} {...{ mode, stage, canZoom, experience }} />);
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'));
  return { screen, names, asked };
}

describe('the controls of the camera', () => {
  it('[R2.094] are the other camera, the lamp and the zoom, and each does what it says', async () => {
    const { screen, names, asked } = await railOf('live', PHONE);
    expect(names()).toEqual([TURN, LAMP, ZOOM]);
    for (const name of [TURN, LAMP, ZOOM]) await screen.getByRole('button', { name }).click();
    expect(asked).toEqual([
      ['chooseCamera', { facing: 'user' }],
      ['setTorch', true],
      ['zoomTo', 1.5],
    ]);
  });

  it.each([
    [{ ...PHONE, devices: [] }, false, [LAMP]],
    [{ ...PHONE, facing: undefined, hasTorch: false }, true, [ZOOM]],
  ])('[R2.094] are there only where the camera has them (%#)', async (camera, canZoom, shown) => {
    expect((await railOf('live', camera, canZoom)).names()).toEqual(shown);
  });

  it.each([
    ['photo', [ZOOM]],
    ['snapshot', []],
  ] as const)('[R2.094, R4.012] fit a picture that stands still: %s', async (mode, shown) => {
    expect((await railOf(mode, PHONE)).names()).toEqual(shown);
  });
});
