/**
 * [R8.003, R8.004, R8.005] The message with the broken limit in the place of `{max}` or `%max%`; a message without a
 * placeholder, or a refusal without a limit, stays as it is.
 */
export function errorMessage(message: string, max: number | undefined): string {
  return max === undefined ? message : message.replaceAll(/\{max\}|%max%/gu, String(max));
}
