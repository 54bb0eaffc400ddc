/** What the types of product that can be tried on are: the one place that says so, for modal, house, importer and engine. */

interface TryOnTypeTraits {
  /** Where it is worn, and what the shopper is asked to show. */
  readonly bodyPart: 'face' | 'hand' | 'wrist' | 'foot';
  /** `painted` from colours, or drawn from a 3D model. What is painted has no size. */
  readonly form: 'painted' | 'modelled';
  /** The camera of a phone that is asked for first. */
  readonly camera: 'front' | 'rear';
  /** [R2.087] Two of them can be worn side by side. */
  readonly isComparable: boolean;
  /** [R2.084, R4.008] It is fitted to a wrist whose size is asked for. */
  readonly needsWristSize: boolean;
  /** Nothing finds its place: the shopper brings it there. */
  readonly isPlacedByHand: boolean;
  /** [R4.006] It is tried on live at a desk, unless a configuration says otherwise. */
  readonly isLiveOnDesktop: boolean;
  /** [R4.011] Consent to the shade finder counts for it. */
  readonly hasShadeFinder: boolean;
}

const ON_FACE = {
  bodyPart: 'face',
  camera: 'front',
  isComparable: false,
  needsWristSize: false,
  isPlacedByHand: false,
  isLiveOnDesktop: true,
  hasShadeFinder: false,
} as const;
const ON_HAND = { ...ON_FACE, bodyPart: 'hand', camera: 'rear' } as const;

/** [R1.006, R3.001] By their names in the catalogue. */
export const TRY_ON_TYPES = {
  watches: { ...ON_HAND, form: 'modelled', bodyPart: 'wrist', needsWristSize: true },
  sneakers: {
    ...ON_HAND,
    form: 'modelled',
    bodyPart: 'foot',
    isComparable: true,
    isPlacedByHand: true,
    isLiveOnDesktop: false,
  },
  lipsticks: { ...ON_FACE, form: 'painted', isComparable: true, hasShadeFinder: true },
  eyeshadows: { ...ON_FACE, form: 'painted', isComparable: true },
  rings: { ...ON_HAND, form: 'modelled' },
  earrings: { ...ON_FACE, form: 'modelled' },
  sunglasses: { ...ON_FACE, form: 'modelled' },
} as const satisfies Readonly<Record<string, TryOnTypeTraits>>;

type Types = typeof TRY_ON_TYPES;
export type TryOnType = keyof Types;
export type BodyPart = TryOnTypeTraits['bodyPart'];

type TypeOfForm<Form extends TryOnTypeTraits['form']> = {
  [Type in TryOnType]: Types[Type]['form'] extends Form ? Type : never;
}[TryOnType];
/** Make-up: it has shades and no model. */
export type PaintedType = TypeOfForm<'painted'>;
/** Worn through a 3D model. */
export type ModelledType = TypeOfForm<'modelled'>;

export const isTryOnType = (value: unknown): value is TryOnType =>
  typeof value === 'string' && Object.hasOwn(TRY_ON_TYPES, value);

export const isPainted = (type: unknown): type is PaintedType =>
  isTryOnType(type) && TRY_ON_TYPES[type].form === 'painted';

export const isModelled = (type: unknown): type is ModelledType =>
  isTryOnType(type) && TRY_ON_TYPES[type].form === 'modelled';

/** [R1.006] In the order of the catalogue. */
export const TRY_ON_TYPE_NAMES: readonly TryOnType[] = Object.keys(TRY_ON_TYPES).filter(isTryOnType);
export const PAINTED_TYPES: readonly PaintedType[] = TRY_ON_TYPE_NAMES.filter(isPainted);
export const MODELLED_TYPES: readonly ModelledType[] = TRY_ON_TYPE_NAMES.filter(isModelled);
