import type { Sku } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import type { TryOnStatus } from '@vitrine/try-on';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { ErrorMessage } from './modal/error-message.tsx';
import { StageMessages } from './modal/stage-messages.tsx';
import { VariantSelector } from './modal/variant-selector.tsx';
import { INITIAL_STAGE } from './stage/stage.ts';

function render(children: ReactNode): string {
  const labels = { t: (key: string) => key, find: () => undefined };
  const page = { locale: LOCALES['eng-us'], labels, catalogueUrls: undefined, hooks: false };
  return renderToStaticMarkup(<PageProvider page={page}>{children}</PageProvider>);
}

const aSku = (identifier: string, colorCode: string): Sku => ({
  identifier,
  productId: 'AU2001',
  name: 'Rive',
  englishProductName: 'Rive',
  color: colorCode,
  colorCode,
  colorHex: '#17493b',
  sellable: true,
  cscSellable: true,
  mediaUrl: '',
  medias: [],
  url: '',
  label: '',
  tryOnType: 'sunglasses',
  tryOnEnabled: true,
  backInStock: false,
  diamondEngravingEnabled: false,
  eligibleToAgec: false,
  bundleSkuIds: [],
  maxQuantity: 3,
});

const LIVE = { mode: 'live', tryOnType: 'sunglasses' } as const;

describe('the messages on the stage', () => {
  it('have their live region on the page before there is anything to say', () => {
    const stage = { ...INITIAL_STAGE, status: { state: 'tracked' } as const };
    expect(render(<StageMessages {...{ stage }} session={LIVE} step="live" />)).toMatch(
      /aria-live="polite"[^>]*><\/p>/u,
    );
  });

  it('show how far the engine is while it is waited for', () => {
    const stage = { ...INITIAL_STAGE, status: { state: 'loading', progress: 0.4 } as const };
    expect(render(<StageMessages {...{ stage }} session={LIVE} step="loading" />)).toContain('<progress');
  });

  it('say that the face is not seen, and why a file was refused', () => {
    const lost = {
      ...INITIAL_STAGE,
      status: { state: 'lost', target: 'face' } as const,
      notice: { code: 'heic-unsupported' } as const,
    };
    const html = render(<StageMessages stage={lost} session={LIVE} step="live" />);
    expect(html).toContain('tryon_hint_not_seen');
    expect(html).toMatch(/role="alert">tryon_photo_heic/u);
  });

  it('[R4.015] say where the switch of a camera is that was refused to whoever looks at a photo', () => {
    const stage = { ...INITIAL_STAGE, notice: { code: 'camera-denied' } as const };
    const html = render(<StageMessages stage={stage} session={{ ...LIVE, mode: 'photo' }} step="live" />);
    expect(html).toMatch(/role="alert">tryon_camera_denied.* tryon_camera_help_other/u);
  });

  it('make room while there is nothing to say', () => {
    const stage = { ...INITIAL_STAGE, status: { state: 'tracked' } as const };
    const silent = 'data-silent="true"';
    expect(render(<StageMessages stage={stage} session={LIVE} step="live" />)).toContain(silent);
    const refused = { ...stage, notice: { code: 'not-an-image' } as const };
    expect(render(<StageMessages stage={refused} session={LIVE} step="live" />)).not.toContain(silent);
  });
});

const said = (status: TryOnStatus) =>
  render(<StageMessages stage={{ ...INITIAL_STAGE, status }} session={LIVE} step="live" />);

describe('what is said to those who do not see it', () => {
  it('[R1.006] is that the piece can be seen, and never while the hand hides it', () => {
    expect(said({ state: 'tracked' })).toContain('>tryon_said_worn<');
    expect(said({ state: 'tracked', hint: 'ring-hidden' })).toContain('>tryon_said_live<');
  });
});

describe('a change of mode', () => {
  it.each(['live', 'photo', 'snapshot'] as const)(
    '[R4.012] is said to those who do not see it: %s',
    (mode) => {
      const html = render(<StageMessages stage={INITIAL_STAGE} session={{ ...LIVE, mode }} step="live" />);
      expect(html).toMatch(new RegExp(`aria-live="polite">tryon_said_${mode}<`, 'u'));
    },
  );
});

describe('the colours of the try-on', () => {
  it('[R2.095] are one each, with the one that is worn marked', () => {
    const variants = [aSku('QK1', 'ivory'), aSku('QK2', 'ivory'), aSku('QK3', 'black')];
    const html = render(<VariantSelector variants={variants} wornSkuId="QK2" onChoose={() => {}} />);
    expect(html.match(/type="radio"/gu)).toHaveLength(2);
    expect(html.match(/checked=""/gu)).toHaveLength(1);
  });
});

describe('the error of the try-on', () => {
  it('[R8.033] has a description, and never shows a message of the machine', () => {
    const error = { code: 'not-wearable', message: 'The sku is missing tryOnType property' } as const;
    const html = render(<ErrorMessage error={error} onAgain={() => {}} />);
    expect(html).toContain('tryon_error_description');
    expect(html).not.toContain('tryOnType');
  });
});
