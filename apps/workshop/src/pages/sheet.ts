import { html, type Html } from '@vitrine/html';
import type { ToldLine } from '../messages/message.ts';
import type { OpenParcel } from '../work/workshop.ts';
import { countryName, dayText } from './page.ts';

/** The sheet that goes with a parcel through the workshop, to be printed. */
export function sheet({ work, parcel, kept: { order } }: OpenParcel): Html {
  return html`<main class="paper">
    <header class="sheetHead">
      <p class="mark">AURÈLE</p>
      <dl>
        <div>
          <dt>Order</dt>
          <dd class="number">${order.number}</dd>
        </div>
        <div>
          <dt>Parcel</dt>
          <dd>${parcel.place} of ${order.parcels.length}</dd>
        </div>
        <div>
          <dt>${parcel.kind === 'collect' ? 'In the store by' : 'At the door by'}</dt>
          <dd>${dueText({ work, parcel })}</dd>
        </div>
      </dl>
    </header>
    <h1>Workshop sheet</h1>
    <div class="sheetFacts">
      <section>
        <h2>${parcel.kind === 'collect' ? 'Store' : 'Ship to'}</h2>
        <address>${addressLines(parcel.address).map((line) => html`<bdi>${line}</bdi><br />`)}</address>
      </section>
      <section>
        <h2>Way</h2>
        <p>
          <bdi>${parcel.methodName ?? parcel.methodId}</bdi
          >${parcel.hours === undefined ? '' : `, ${dayText(parcel.hours.day)} ${parcel.hours.from}–${parcel.hours.until}`}<br />
          ${parcel.readiness === 'made_to_order' ? 'Made to order' : 'From stock'}
          ${parcel.collector === undefined ? undefined : html`<br />Handed to <bdi>${parcel.collector.firstName} ${parcel.collector.lastName}</bdi>`}
        </p>
      </section>
      ${order.gift === undefined ? undefined : giftPart(order.gift)}
    </div>
    <ol class="sheetLines">
      ${parcel.lines.map(sheetLine)}
    </ol>
    <p class="sheetFoot soft">
      Checked by <span class="signature"></span> on <span class="signature"></span>
    </p>
    <p class="noPrint">
      <a href="/#${work.id}">Back to the workshop</a>
      ${work.stage === 'waiting' ? undefined : html`· <a href="/parcels/${work.id}/sheet.pdf">The sheet as PDF</a>`}
    </p>
  </main>`;
}

function dueText({ work, parcel }: Pick<OpenParcel, 'work' | 'parcel'>): string {
  const day = work.delayedUntil ?? parcel.promisedUntil;
  return day === undefined ? 'A day that is agreed' : dayText(day);
}

function giftPart({
  isWrapped,
  message,
}: {
  readonly isWrapped: boolean;
  readonly message?: string | undefined;
}): Html {
  return html`<section>
    <h2>Gift</h2>
    <p>${isWrapped ? 'To be wrapped.' : 'Not wrapped.'}</p>
    ${
      message === undefined
        ? undefined
        : html`<p>Words on the card:</p>
            <blockquote dir="auto">${message}</blockquote>`
    }
  </section>`;
}

function sheetLine(line: ToldLine): Html {
  const { reference, skuId, name, color, size, quantity, isSample, parts = [], design } = line;
  return html`<li>
    <span class="tick" aria-hidden="true"></span>
    <p class="quantity">${quantity}<span class="soft"> ×</span></p>
    <div>
      <p class="pieceName"><bdi>${name}</bdi></p>
      <p class="soft">
        ${skuId} ·
        <bdi>${color}</bdi
        >${size === undefined ? '' : ` · size ${size}`}${isSample === true ? ' · sample' : ''}
      </p>
      ${parts.length === 0 ? undefined : html`<p class="soft">Inside: ${parts.map((part) => part.name).join(', ')}</p>`}
      ${design === undefined ? undefined : designPart(design, reference)}
    </div>
  </li>`;
}

function designPart(design: NonNullable<ToldLine['design']>, reference: string): Html {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Letters', design.text],
    ['Typeface', design.font],
    ['Colour', design.colour],
    ['Place', design.position],
    ...design.parts.map(({ name, choice }) => [name, choice] as const),
  ];
  return html`<div class="design">
    <img src="/lines/${reference}/picture" alt="What the piece is to look like" width="320" height="400" />
    <dl>
      ${facts.map(([name, value]) =>
        value === undefined
          ? undefined
          : html`<div>
              <dt>${name}</dt>
              <dd class="${name === 'Letters' ? 'letters' : ''}"><bdi>${value}</bdi></dd>
            </div>`,
      )}
    </dl>
  </div>`;
}

/** The parts of an address as they stand on a parcel. */
function addressLines(address: Readonly<Record<string, string>>): readonly string[] {
  const of = (...names: readonly string[]) =>
    names
      .flatMap((name) => (address[name] === undefined || address[name] === '' ? [] : [address[name]]))
      .join(' ');
  const country = address['countryCode'];
  return [
    of('firstName', 'lastName'),
    of('companyName'),
    of('address1'),
    of('address2'),
    of('address3'),
    of('district'),
    of('postalCode', 'city', 'state'),
    country === undefined ? '' : countryName(country),
    of('phone'),
  ].filter((line) => line !== '');
}
