import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, PERSON, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { wordsOf } from '../pages/words.ts';
import { toPaymentIn } from '../pages/checkout.ts';

const { origin, walletOrigin } = ownShop();
const words = wordsOf('zhs');
const WECHAT_BROWSER = `${PERSON} MicroMessenger/8.0.49`;

const SHANGHAI = {
  countryCode: 'CN',
  firstName: '安娜',
  lastName: '李',
  address1: '南京西路1266号',
  city: '上海市',
  state: 'SH',
  postalCode: '200040',
  phone: '+86 138 0013 8000',
};

/** What WeChat's application sends when the bridge is asked, and the shopper answers so. */
const payIn = async (action: string, sent: object) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...sent, action });
  const answer = await fetch(`${walletOrigin}/wechat/payments`, { method: 'POST', headers, body });
  const said: unknown = await answer.json();
  return said;
};

describe('paying in China', () => {
  let li: Visitor;
  beforeEach(async () => {
    li = await newVisitor(origin);
  });
  afterEach(async () => li.leave());

  /** The provider's notice may come before the shopper: then the result they bring is settled already [R7.120]. */
  const complaints = () => li.complaints.filter((said) => !/409 .*third-party-payment\/process/u.test(said));

  /** As WeChat does it: its own browser, with a bridge that answers what its application did. */
  const insideWeChat = async (answer: (sent: object) => Promise<unknown>) => {
    await li.page.exposeFunction('askWeChat', answer);
    await li.page.addInitScript(`
      Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(WECHAT_BROWSER)} });
      window.WeixinJSBridge = { invoke: (verb, request, done) => void window.askWeChat(request).then(done) };
    `);
  };
  const place = async (means: string) => {
    const { page } = li;
    await toPaymentIn(page, 'zhs-cn', SHANGHAI);
    await choose(means);
  };
  const choose = async (means: string) => {
    const { page } = li;
    await page.getByRole('radio', { name: words(means) }).check();
    await page.getByRole('checkbox', { name: words('checkout_terms') }).check();
    const [placeOrder = ''] = words('checkout_place_order').split('{');
    await page.getByRole('button', { name: new RegExp(`^${placeOrder.split('，')[0] ?? ''}`, 'u') }).click();
  };

  it('[R7.118, R7.121] leads to the pages of WeChat and Alipay, which a telephone may scan', async () => {
    const { page } = li;
    for (const means of ['checkout_means_wechat', 'checkout_means_alipay']) {
      await place(means);
      await page.waitForURL(new RegExp(`^${walletOrigin}`, 'u'));
      await page.getByRole('img').waitFor();
      const scanned = page.url();
      const phone = await newVisitor(origin, { phone: true });
      await phone.page.goto(scanned);
      await phone.page.getByRole('button', { name: '确认付款，但不返回商店' }).click();
      await page.waitForURL(/checkout\/confirmation/u);
      await page.getByText(words(means)).first().waitFor();
      await phone.leave();
    }
    expect(complaints()).toEqual([]);
  });

  it('[R7.122, R8.041] is paid inside of WeChat by its bridge, once WeChat has said who the shopper is', async () => {
    const requests: object[] = [];
    await insideWeChat(async (request) => {
      requests.push(request);
      return payIn('pay', request);
    });
    await place('checkout_means_wechat');
    await li.page.getByRole('heading', { name: words('checkout_confirmation_title') }).waitFor();
    expect(requests).toEqual([expect.objectContaining({ package: expect.stringMatching(/^prepay_id=/u) })]);
    expect(new URL(li.page.url()).search).toBe('');
    expect(complaints()).toEqual([]);
  });

  it('[R8.041] says that WeChat could not pay, and pays at the next try; cancelled there, it is at the payment step again', async () => {
    const { page } = li;
    const actions = ['fail', 'cancel', 'pay'];
    await insideWeChat((request) => payIn(actions.shift() ?? 'fail', request));
    await place('checkout_means_wechat');
    await page
      .getByText('(Wechat payment error)')
      .or(page.getByText('Wechat payment error'))
      .first()
      .waitFor();
    await page.getByRole('button', { name: /微信支付/u }).click();
    await page.getByRole('heading', { name: words('checkout_step_payment') }).waitFor();
    await choose('checkout_means_wechat');
    await page.getByRole('heading', { name: words('checkout_confirmation_title') }).waitFor();
  });

  it('[R8.040] stays at the payment step and says so where WeChat’s browser brings no bridge', async () => {
    const { page } = li;
    await page.addInitScript(
      `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(WECHAT_BROWSER)} });`,
    );
    await place('checkout_means_wechat');
    await page.getByText('WeixinJSBridge not available').waitFor();
    expect(new URL(page.url()).pathname).toBe('/zhs-cn/checkout/payment');
    expect(complaints()).toEqual([]);
  });
});
