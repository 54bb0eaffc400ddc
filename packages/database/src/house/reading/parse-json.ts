type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly line: number };

/** What a text says as JSON, or why it says nothing, and in which of its lines that is seen, from 1. */
export function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1'] = /\(line (\d+) column \d+\)$/u.exec(message) ?? [];
    return { ok: false, message, line: Number(line) };
  }
}
