/** Which of the workers that run side by side this is, from 1 on; vitest says it in the environment. */
export function workerNumber(): number {
  return Number(process.env['VITEST_POOL_ID']);
}
