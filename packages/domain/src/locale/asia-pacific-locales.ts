import type { Language } from './languages.ts';
import { type LocaleFacts, localeRow } from './locale.ts';

type AsiaPacificCode = 'jpn-jp' | 'kor-kr' | 'zhs-cn' | 'eng-sg' | 'eng-my' | 'eng-in';

/** The part of `LOCALES` whose market is `ap`. */
export const ASIA_PACIFIC_LOCALES = {
  'jpn-jp': localeRow({
    code: 'jpn-jp',
    language: 'jpn',
    country: 'JP',
    currency: 'JPY',
    bcp47: 'ja-JP',
    phone: '+81300000181',
    market: 'ap',
  }),
  'kor-kr': localeRow({
    code: 'kor-kr',
    language: 'kor',
    country: 'KR',
    currency: 'KRW',
    bcp47: 'ko-KR',
    phone: '+82200000182',
    market: 'ap',
  }),
  'zhs-cn': localeRow({
    code: 'zhs-cn',
    language: 'zhs',
    country: 'CN',
    currency: 'CNY',
    bcp47: 'zh-CN',
    htmlLang: 'zh-Hans-CN',
    phone: '+861000000186',
    market: 'ap',
  }),
  'eng-sg': localeRow({
    code: 'eng-sg',
    language: 'eng',
    country: 'SG',
    currency: 'SGD',
    isTwist: true,
    bcp47: 'en-SG',
    // Singapore gives nobody a number that begins with 5.
    phone: '+6555500165',
    market: 'ap',
  }),
  'eng-my': localeRow({
    code: 'eng-my',
    language: 'eng',
    country: 'MY',
    currency: 'MYR',
    bcp47: 'en-MY',
    phone: '+60300000160',
    market: 'ap',
  }),
  'eng-in': localeRow({
    code: 'eng-in',
    language: 'eng',
    country: 'IN',
    currency: 'INR',
    isShop: false,
    bcp47: 'en-IN',
    phone: '+912200000191',
    market: 'ap',
  }),
} satisfies { readonly [Code in AsiaPacificCode]: LocaleFacts<Code, Language> };
