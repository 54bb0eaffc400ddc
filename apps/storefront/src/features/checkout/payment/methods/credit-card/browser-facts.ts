import type { BodyOf } from '@vitrine/contracts';

/** [R7.117] What a bank is told about the browser that pays (EMV 3-D Secure). */
export function browserFacts(): BodyOf<'testEnroll'>['browser'] {
  return {
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenWidth: screen.width,
    screenHeight: screen.height,
    timeZoneOffsetMinutes: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent.slice(0, 500),
  };
}
