/** What may go well or be refused; a refusal is foreseen and says why. */
export type IntakeResult<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refused = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const;
