/** What makes two lines of one SKU different. Nothing of it: an ordinary line. */
export interface LineConfiguration {
  /** What is engraved, stamped or painted on the piece, by the name of the part. */
  readonly personalisation?: Readonly<Record<string, string>>;
  /** The piece is a gift; the message lies in the parcel. */
  readonly gift?: { readonly message: string };
  /** The id of the line that this sample comes along with. */
  readonly sampleOf?: string;
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
  return JSON.stringify(canonical(configuration));
}

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, canonical(part)]);
}
