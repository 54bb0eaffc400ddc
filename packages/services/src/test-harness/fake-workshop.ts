import type { WorkshopMessage } from '@vitrine/contracts';
import { SIGNATURE_HEADER, signatureOf, type Told, type WorkshopGateway } from '../gateways/index.ts';
import { isSignedWith } from '../gateways/workshop/workshop-signature.ts';
import type { TestServices } from './open-services.ts';

const KEY = 'a key that only the workshop of the tests knows';

export interface FakeWorkshop extends WorkshopGateway {
  /** What it has taken, in the order in which it came. */
  readonly taken: readonly WorkshopMessage[];
  /** What it was asked to take, taken or not. */
  readonly asked: readonly WorkshopMessage[];
  /** What it answers from now on, to messages of one order or to all. */
  readonly answer: (told: Told, orderNumber?: string) => void;
}

/** A workshop that keeps what it is told. */
export function aFakeWorkshop(): FakeWorkshop {
  const [taken, asked]: [WorkshopMessage[], WorkshopMessage[]] = [[], []];
  const answers = new Map<string, Told>();
  return {
    taken,
    asked,
    answer: (told, orderNumber = '') => void answers.set(orderNumber, told),
    tell: async (message) => {
      asked.push(message);
      const told = answers.get(message.order.number) ?? answers.get('') ?? 'taken';
      if (told === 'taken') taken.push(message);
      return told;
    },
    isGenuine: (request, now) => isSignedWith(KEY, request, now),
  };
}

export interface FromWorkshop {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
  /** In the place of the right one. */
  readonly signature?: string | undefined;
  /** When it was signed. */
  readonly signedAt?: Date;
}

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A request of the workshop to the shop, signed as it should be unless it says otherwise. */
export async function askFromWorkshop(services: TestServices, request: FromWorkshop) {
  const { method = 'POST', path = '/workshop/events', body, signedAt = services.clock.now() } = request;
  const text = textOf(body);
  const right = signatureOf(KEY, { method, path, body: text }, signedAt);
  const signature = 'signature' in request ? request.signature : right;
  const response = await services.app.inject({
    method,
    url: path,
    headers: {
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
      ...(signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }),
    },
    ...(text === '' ? {} : { payload: text }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const answer: Readonly<Record<string, unknown>> = isJson ? response.json() : {};
  return { status: response.statusCode, body: answer, bytes: response.rawPayload };
}
