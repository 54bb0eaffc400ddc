import type { TryOnStatus } from '@vitrine/try-on';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import type { TryOnSession } from '../session/session.ts';
import { INITIAL_STAGE, type StageState } from '../stage/stage.ts';
import { aSku } from '../test-harness/a-product.ts';
import { ErrorMessage } from './error-message.tsx';
import { StageMessages } from './stage-messages.tsx';
import { VariantSelector } from './variant-selector.tsx';
import { WornPieces } from './worn-pieces.tsx';

const TRACKED = { status: { state: 'tracked' } } as const satisfies Partial<StageState>;

const messages = (
  stage: Partial<StageState>,
  { mode = 'live', step = 'live' }: { mode?: TryOnSession['mode']; step?: 'live' | 'loading' } = {},
) =>
  renderScreen(
    <StageMessages
      stage={{ ...INITIAL_STAGE, ...stage }}
      session={{ mode, tryOnType: 'sunglasses' }}
      {...{ step }}
    />,
  );

describe('the messages on the stage', () => {
  it('have their live regions on the page before there is anything to say', async () => {
    const { container } = await messages(TRACKED);
    const regions = [...container.querySelectorAll('[aria-live="polite"]')];
    expect(regions.map(({ textContent }) => textContent)).toEqual([
      'What you try on can be seen on you now.',
      '',
    ]);
  });

  it('show how far the engine is while it is waited for', async () => {
    const status: TryOnStatus = { state: 'loading', progress: 0.4 };
    const screen = await messages({ status }, { step: 'loading' });
    await expect.element(screen.getByLabelText('Preparing the mirror…')).toHaveAttribute('value', '0.4');
  });

  it('say that the face is not seen, and why a file was refused', async () => {
    const screen = await messages({
      status: { state: 'lost', target: 'face' },
      notice: { code: 'heic-unsupported' },
    });
    await expect.element(screen.getByText(/We cannot see your face/u)).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/cannot read HEIC photos/u);
  });

  it('[R4.015] say where the switch of a refused camera is to a shopper who looks at a photo', async () => {
    const screen = await messages({ notice: { code: 'camera-denied' } }, { mode: 'photo' });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/does not let this page use the camera.*switch the camera on for this site/u);
  });

  it('make room while there is nothing to say', async () => {
    const silent = await messages(TRACKED);
    expect(silent.container.querySelector('[data-silent="true"]')).not.toBeNull();
    await silent.unmount();
    const refused = await messages({ ...TRACKED, notice: { code: 'not-an-image' } });
    expect(refused.container.querySelector('[data-silent="true"]')).toBeNull();
  });
});

describe('what is said to shoppers who do not see the picture', () => {
  it.each([
    [{ state: 'tracked' }, 'What you try on can be seen on you now.'],
    [{ state: 'tracked', hint: 'ring-hidden' }, 'The camera is on.'],
  ] as const)(
    '[R1.006] is that the piece can be seen, unless the hand hides it: %o',
    async (status, said) => {
      const screen = await messages({ status });
      await expect.element(screen.getByText(said, { exact: true })).toBeInTheDocument();
    },
  );

  it.each([
    ['live', 'The camera is on.'],
    ['photo', 'Your photo is shown.'],
    ['snapshot', 'The photo is taken. You can keep it or discard it.'],
  ] as const)('[R4.012] is the mode: %s', async (mode, said) => {
    const screen = await messages({}, { mode });
    await expect.element(screen.getByText(said, { exact: true })).toBeInTheDocument();
  });
});

describe('what is worn', () => {
  it('[R2.086, R2.098] is told with what each piece costs, where several are worn together', async () => {
    const pieces = [
      aSku({ identifier: 'TS1', name: 'Rive', price: '$420', priceValue: 42_000, currency: 'USD' }),
      aSku({ identifier: 'TE1', name: 'Quai', price: '$910', priceValue: 91_000, currency: 'USD' }),
    ];
    const screen = await renderScreen(<WornPieces pieces={pieces} />);
    const told = screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(told).toEqual(['Rive$420', 'Quai$910']);
  });
});

describe('the colours of the try-on', () => {
  it('[R2.095] are one each, with the one that is worn marked, and another is chosen by a press', async () => {
    const variants = [
      aSku({ identifier: 'QK1', color: 'Ivory', colorCode: 'ivory' }),
      aSku({ identifier: 'QK2', color: 'Ivory', colorCode: 'ivory' }),
      aSku({ identifier: 'QK3', color: 'Black', colorCode: 'black' }),
    ];
    const onChoose = vi.fn<(skuId: string) => void>();
    const screen = await renderScreen(<VariantSelector wornSkuId="QK2" {...{ variants, onChoose }} />);
    expect(screen.getByRole('radio').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('radio', { name: 'Ivory' })).toBeChecked();
    await screen.getByTitle('Black').click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('QK3');
  });
});

describe('the error of the try-on', () => {
  it('[R8.033] has a description without any message of the machine, and tries again', async () => {
    const error = { code: 'not-wearable', message: 'The sku is missing tryOnType property' } as const;
    const onAgain = vi.fn<() => void>();
    const screen = await renderScreen(<ErrorMessage {...{ error, onAgain }} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^Please try again in a moment/u);
    await expect.element(screen.getByText(/tryOnType/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});
