import type { Sku } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import type { OpenedCamera } from '@vitrine/try-on';
import type { TryOnSession } from './session/session.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { AddToCart } from './adding/add-to-cart.tsx';
import { AddToCartPanel } from './adding/add-to-cart-panel.tsx';
import { ChooseAmong } from './choosing/choose-among.tsx';
import { NotOnline } from './adding/not-online.tsx';
import { Extras } from './controls/extras.tsx';
import type { Experience } from './engine/experience.ts';
import { LensRail } from './lens/lens-rail.tsx';
import { Tutorial } from './looks/tutorial.tsx';
import { INITIAL_STAGE } from './stage/stage.ts';
import { A_PRODUCT, aSku } from './test-harness/a-product.ts';
import { A_SESSION } from './test-harness/a-session.ts';

function render(children: ReactNode): string {
  const labels = { t: (key: string) => key, find: () => undefined };
  const page = { locale: LOCALES['eng-us'], labels, catalogueUrls: undefined, hooks: false };
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageProvider page={page}>{children}</PageProvider>
    </MemoryRouter>,
  );
}

/** The buttons by what they are called, and whether they can be pressed. */
const buttonsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?([^<]*)</gu)].map(
    ([, attributes = '', text]) => {
      const name = /aria-label="([^"]*)"/u.exec(attributes)?.[1] ?? text;
      return attributes.includes(' disabled') ? `${name} (disabled)` : `${name}`;
    },
  );

const nothing = () => undefined;

describe('the toggles beside the modes', () => {
  const extras = {
    canStack: true,
    onStack: nothing,
    canCompare: true,
    onCompare: nothing,
    onMeasure: nothing,
  };
  const toggles = (now: Partial<TryOnSession>) =>
    buttonsOf(render(<Extras session={{ ...A_SESSION, ...now }} extras={extras} hasRuler={false} />));

  it('[R2.086, R2.087] are there where a type has something to be worn together and to be compared', () => {
    expect(toggles({})).toEqual(['tryon_stacking', 'tryon_compare']);
    const none = { ...extras, canStack: false, canCompare: false };
    expect(buttonsOf(render(<Extras session={A_SESSION} extras={none} hasRuler />))).toEqual([
      'tryon_wrist_open',
    ]);
  });

  it('[R5.005, R5.006] rest while something loads, and without anything worn or anything else', () => {
    expect(toggles({ loading: true })).toEqual(['tryon_stacking (disabled)', 'tryon_compare (disabled)']);
    expect(toggles({ currentSkuId: undefined })).toContain('tryon_stacking (disabled)');
    expect(toggles({ variantSkuIds: ['QL4109'] })).toContain('tryon_compare (disabled)');
  });

  it('can always be turned off', () => {
    expect(toggles({ loading: true, extra: 'stacking' })).toContain('tryon_stacking');
    expect(toggles({ loading: true, extra: 'compare' })).toContain('tryon_compare');
  });
});

describe('the controls of the camera', () => {
  const phone: OpenedCamera = {
    deviceId: 'rear',
    facing: 'environment',
    mirrored: false,
    hasTorch: true,
    devices: [
      { deviceId: 'front', label: '' },
      { deviceId: 'rear', label: '' },
    ],
  };
  // Nothing is pressed while it is only rendered.
  const experience = {} as Experience; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
  const rail = (mode: TryOnSession['mode'], camera: OpenedCamera, canZoom = true) =>
    buttonsOf(
      render(
        <LensRail stage={{ ...INITIAL_STAGE, camera }} isBusy={false} {...{ mode, canZoom, experience }} />,
      ),
    );

  it('[R2.094] are the other camera, the lamp and the zoom, each where there is one', () => {
    expect(rail('live', phone)).toEqual(['tryon_camera_turn', 'tryon_lamp', 'tryon_zoom']);
    expect(rail('live', { ...phone, devices: [] }, false)).toEqual(['tryon_lamp']);
    expect(rail('live', { ...phone, facing: undefined, hasTorch: false })).toEqual(['tryon_zoom']);
  });

  it('[R2.094, R4.012] leave a photo its zoom, and a picture taken as it is', () => {
    expect(rail('photo', phone)).toEqual(['tryon_zoom']);
    expect(rail('snapshot', phone)).toEqual([]);
  });
});

const panel = (piece: Sku, failures: readonly string[] = []) =>
  render(
    <AddToCartPanel
      product={A_PRODUCT}
      isAdding={false}
      onConfirm={nothing}
      onClose={nothing}
      {...{ piece, failures }}
    />,
  );

const list = (purpose: 'cart' | 'wishlist') =>
  render(
    <ChooseAmong
      product={A_PRODUCT}
      pieces={[aSku(), aSku({ identifier: 'QE8003', name: 'Goutte' })]}
      isAdding={false}
      failures={[]}
      onConfirm={nothing}
      onClose={nothing}
      {...{ purpose }}
    />,
  );

describe('the way into the bag', () => {
  const settings = { isMultiple: true, goesToCart: false };
  const button = (pieces: readonly Sku[], isLoading = false) =>
    buttonsOf(
      render(<AddToCart product={A_PRODUCT} tryOnType="sunglasses" {...{ pieces, isLoading, settings }} />),
    );

  it('[R2.093, R5.004, R5.012] is a button that rests while something loads, and where nothing has a number', () => {
    expect(button([aSku()])[0]).toBe('tryon_add_to_cart');
    expect(button([aSku()], true)[0]).toBe('tryon_add_to_cart (disabled)');
    expect(button([])[0]).toBe('tryon_add_to_cart (disabled)');
    expect(button([aSku({ identifier: '' })])[0]).toBe('tryon_add_to_cart (disabled)');
  });

  it('[R2.100, R8.014] leads through a panel with the piece, which says what failed and offers another attempt', () => {
    expect(panel(aSku())).toMatch(/Rive.*Tortoise.*\$420/u);
    const failed = panel(aSku(), ['Sold out.']);
    expect(failed).toContain('tryon_add_to_cart_modal_error_title');
    expect(failed).toContain('Sold out.');
    expect(buttonsOf(failed)).toContain('tryon_try_again (disabled)');
  });

  it('[R2.102, R2.103] ends where a piece is not sold: at a message when it is back, and at the telephone', () => {
    expect(buttonsOf(panel(aSku({ sellable: false })))).toContain('global_call_to_perso_advice');
    expect(buttonsOf(render(<NotOnline piece={aSku()} offer="notify-me" />))).toEqual([
      'product_notify_me',
      'global_call_to_perso_advice',
    ]);
    expect(buttonsOf(render(<NotOnline piece={aSku()} offer="call-advisor" />))).toEqual([
      'global_call_to_perso_advice',
    ]);
  });

  it('[R2.099] is a list of several to choose among, for the bag and for the wishlist, with nothing ticked', () => {
    expect(list('cart').match(/type="checkbox"/gu)).toHaveLength(2);
    expect(list('cart')).not.toContain('checked=""');
    expect(buttonsOf(list('cart'))).toContain('tryon_add_to_cart (disabled)');
    expect(list('wishlist')).toContain('tryon_choose_wishlist');
    expect(buttonsOf(list('wishlist'))).toContain('tryon_add_to_wishlist (disabled)');
  });
});

describe('how a look is put on', () => {
  it('[R2.123] is a screen of its own, named by the look, that says when it is waited for', () => {
    const look = {
      lookId: 'carmine-at-noon',
      lookName: 'Carmine at noon',
      lookNumber: '1',
      lookImageAlt: '',
      hasTutorialData: true,
      skuIds: [],
    };
    const html = render(<Tutorial choice={{ look, skuId: 'QL4109' }} onClose={nothing} />);
    expect(html).toMatch(/<dialog.*Carmine at noon.*aria-live="polite">please_wait/u);
  });
});
