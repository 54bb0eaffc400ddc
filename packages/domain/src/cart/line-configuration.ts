import type { Design } from '../personalisation/read-design.ts';

/** [R7.100] A design as a line has it. */
export interface LinePersonalisation extends Design {
  /** Names the design and its picture (`perso_config`). */
  readonly designId: string;
  /** [R5.021, R8.049] The words could not be checked: somebody reads them before they are made. */
  readonly isUnmoderated?: true;
}

/** A piece inside a bundle, as it is read. */
export interface NamedPart {
  readonly name: string;
  readonly size: string | null;
}

/** What makes two lines of one SKU different. Nothing of it: an ordinary line. */
export interface LineConfiguration {
  /** What is engraved, stamped or painted on the piece, and what its parts are made of. */
  readonly personalisation?: LinePersonalisation;
  /** The id of the kit that this piece is a part of. */
  readonly partOf?: string;
}

/** An ordinary line. */
export const PLAIN: LineConfiguration = {};

/** Whether the configuration counts against the limit of personalised lines [R8.005]. */
export function isPersonalised({ personalisation }: LineConfiguration): boolean {
  return personalisation !== undefined;
}

/** The canonical text of a configuration: the same for equal ones, whatever the order of their keys. */
export function configurationKey(configuration: LineConfiguration): string {
  return canonicalText(configuration);
}

/** The canonical text of a plain value: the same for equal ones, whatever the order of their keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(canonical(value));
}

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, canonical(part)]);
}
