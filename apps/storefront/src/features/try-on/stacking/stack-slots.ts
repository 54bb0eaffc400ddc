import { isTryOnType, type TryOnType } from '@vitrine/domain';
import type { Finger } from '@vitrine/try-on';

/** [R2.086, R2.098] A place where one piece can be worn together with others. */
export interface StackSlot {
  readonly id: string;
  readonly tryOnType: TryOnType;
  /** Where a ring goes. */
  readonly finger: Finger | undefined;
  /** The category whose pieces are offered; make-up is offered whole. */
  readonly dimId: string | undefined;
}

/** [R3.014] The combinations of each type that has any: the first slot is for what was tried on first. */
export type StackingConfiguration = Readonly<Partial<Record<string, readonly StackSlot[]>>>;

const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const satisfies readonly Finger[];

/** What a configuration file says of stacking; a slot with anything wrong in it is none. */
export function readStacking(value: unknown): StackingConfiguration {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([type, slots]) => [type, Array.isArray(slots) ? slots.flatMap(readSlot) : []]),
  );
}

function readSlot(value: unknown): readonly StackSlot[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return [];
  const { tryOnType } = value;
  if (!isTryOnType(tryOnType)) return [];
  const { id, dimId } = value;
  const finger = FINGERS.find((one) => one === value['finger']);
  return [{ id, tryOnType, finger, dimId: typeof dimId === 'string' ? dimId : undefined }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
