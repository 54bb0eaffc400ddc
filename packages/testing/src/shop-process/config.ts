/** What a shop started by a test inherits: PATH, HOME and the like. */
export function hostEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
