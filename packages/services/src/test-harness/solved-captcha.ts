import { CALL_SPECS } from '@vitrine/contracts';
import { codeOf } from '../one-time/index.ts';
import type { TestRequest, TestServices } from './open-services.ts';

/** The key of a captcha that somebody read; its digits are made of the id of its row, as the shop makes them. */
export async function solvedCaptcha(services: TestServices, by: TestRequest): Promise<string> {
  services.clock.advance(1);
  const { body } = await services.call('getCaptcha', by);
  const { randomstr } = CALL_SPECS.getCaptcha.answer.parse(body);
  const { rows } = await services.db.executeSql(
    `SELECT id FROM one_time_token WHERE kind = 'captcha' ORDER BY created_at DESC LIMIT 1`,
  );
  const verificationCode = codeOf(services.deps.config, { kind: 'captcha', id: String(rows[0]?.['id']) });
  const solved = await services.call('solveCaptcha', { ...by, body: { randomstr, verificationCode } });
  return CALL_SPECS.solveCaptcha.answer.parse(solved.body).key;
}
