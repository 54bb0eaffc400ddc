import type { Address, ChangedAddress, PostalAddress, PostedAddress } from '@vitrine/contracts';
import { type AddressWords, inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type AddressKind,
  FALLBACK_LANGUAGE,
  isMainWhenAdded,
  isMainWhenChanged,
  type Locale,
  PHONE_SLOTS,
  type PhoneSlot,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { savedAddressesLimit } from '../setup/index.ts';
import {
  addressesOf,
  type AddressRow,
  type BookEntry,
  bookSize,
  equalAddress,
  findAddress,
  holdBook,
  writeAddress,
} from './address-book.store.ts';
import { checkedAddress, type KeptAddress } from './checked-address.ts';

interface Owner {
  readonly customerId: string;
  readonly locale: Locale;
}
type BookResult<Code extends string> = Promise<Result<Address, Refusals<Code>>>;

/** [R7.024, R7.036] The one reader of the book: a customer's addresses, of a type or all. */
export async function listAddresses(
  { db }: Pick<ServiceDeps, 'db'>,
  { customerId, locale }: Owner,
  kind?: AddressKind,
): Promise<{ readonly addresses: Address[] }> {
  const rows = await addressesOf(db, customerId, kind);
  return { addresses: rows.map((row) => toAddress(row, locale)) };
}

/** [R7.037, R5.018] Keeps an address. */
export async function addAddress(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'ids'>,
  owner: Owner,
  posted: PostedAddress,
): BookResult<'invalid_address' | 'address_book_full'> {
  return inTransaction(deps.db, async (transaction) => {
    const checked = await checkedAddress(transaction, posted, { within: 'postalAddress' });
    if (!checked.ok) return checked;
    await holdBook(transaction, owner.customerId);
    const added = await addToBook(deps, transaction, { owner, posted, fields: checked.value });
    return added.ok ? readBack(transaction, owner, added.value) : added;
  });
}

interface Addition {
  readonly owner: Owner;
  readonly posted: PostedAddress;
  readonly fields: KeptAddress;
}

/**
 * [R3.024] Keeps the address of a delivery that asks for it (`addToProfile`). A book that has the same one already stays as
 * it is, so that a repeated delivery adds nothing.
 */
export async function keepDeliveryAddress(
  deps: Pick<ServiceDeps, 'config' | 'ids'>,
  transaction: Transaction,
  addition: Addition,
): Promise<Result<undefined, Refusals<'address_book_full'>>> {
  const { owner, fields } = addition;
  await holdBook(transaction, owner.customerId);
  const known = await equalAddress(transaction, owner.customerId, { kind: 'shipping', fields });
  if (known !== undefined) return accepted(undefined);
  const posted = { ...addition.posted, type: 'shipping' } as const;
  const added = await addToBook(deps, transaction, { ...addition, posted });
  return added.ok ? accepted(undefined) : added;
}

/** Adds a checked address to a book that is held; its id. */
async function addToBook(
  deps: Pick<ServiceDeps, 'config' | 'ids'>,
  transaction: Transaction,
  { owner, posted, fields }: Addition,
): Promise<Result<string, Refusals<'address_book_full'>>> {
  const { type: kind = 'shipping', mainAddress } = posted;
  const { total, hasMain } = await bookSize(transaction, owner.customerId, kind);
  const max = await savedAddressesLimit(deps, transaction);
  if (total >= max) return refused({ code: 'address_book_full', max });
  const entry: BookEntry = {
    id: deps.ids.next(),
    isNew: true,
    kind,
    isMain: isMainWhenAdded(mainAddress, hasMain),
    isComplete: posted.completeAddress ?? false,
    isAsTyped: posted.ignoreAddress ?? false,
    addToProfile: posted.addToProfile ?? true,
    fields,
    words: { country: posted.country, displayStateName: posted.displayStateName, ...posted.written },
  };
  await writeAddress(transaction, owner.customerId, entry);
  return accepted(entry.id);
}

/** [R7.038] Changes what is sent of an own address; the rest stays. */
export async function changeAddress(
  deps: Pick<ServiceDeps, 'db'>,
  owner: Owner,
  { id, changed }: { readonly id: string; readonly changed: ChangedAddress },
): BookResult<'invalid_address' | 'not_found' | 'bad_request'> {
  return inTransaction(deps.db, async (transaction) => {
    await holdBook(transaction, owner.customerId);
    const row = await findAddress(transaction, owner.customerId, id);
    if (row === undefined) return refused({ code: 'not_found' });
    if (changed.type !== undefined && changed.type !== row.kind)
      return refused({ code: 'bad_request', about: 'postalAddress.type' });
    const next = { ...postedAddress(row.fields), ...withoutOldPhones(changed) };
    const checked = await checkedAddress(transaction, next, { within: 'postalAddress' });
    if (!checked.ok) return checked;
    await writeAddress(transaction, owner.customerId, {
      ...row,
      isNew: false,
      isMain: isMainWhenChanged(changed.mainAddress, row.isMain),
      isComplete: changed.completeAddress ?? row.isComplete,
      isAsTyped: changed.ignoreAddress ?? row.isAsTyped,
      addToProfile: changed.addToProfile ?? row.addToProfile,
      fields: checked.value,
      words: changedWords(row.words, changed),
    });
    return readBack(transaction, owner, id);
  });
}

/** A kept address as it would be sent. */
export function postedAddress(fields: KeptAddress): Omit<PostalAddress, 'phone'> {
  const { firstName = '', lastName = '', address1 = '', city = '', countryCode = '' } = fields;
  return { ...fields, firstName, lastName, address1, city, countryCode };
}

/** A number that is sent as one text takes the place of the one that was kept in parts. */
function withoutOldPhones(changed: ChangedAddress): Partial<PostedAddress> {
  const replaced = PHONE_SLOTS.filter(
    (slot) => changed[slot] !== undefined && changed[`${slot}Number`] === undefined,
  );
  const gone = replaced.flatMap((slot) => [
    [`${slot}Number`, undefined],
    [`${slot}NumberTelCode`, undefined],
  ]);
  return { ...defined(changed), ...Object.fromEntries(gone) };
}

function defined(changed: ChangedAddress): Partial<PostedAddress> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

/** Words for a country or state that is changed are the customer's of before no longer. */
function changedWords(words: AddressWords, changed: ChangedAddress): AddressWords {
  const { country, displayStateName, countryCode, state } = changed;
  return {
    country: country ?? (countryCode === undefined ? words.country : undefined),
    displayStateName: displayStateName ?? (state === undefined ? words.displayStateName : undefined),
    ...Object.fromEntries(PHONE_SLOTS.map((slot) => [slot, changedPhone(slot, words, changed)])),
  };
}

/** A number of which a part is changed under its flat name is no longer as it was sent before. */
function changedPhone(
  slot: PhoneSlot,
  words: AddressWords,
  changed: ChangedAddress,
): AddressWords[PhoneSlot] {
  const sent = changed.written?.[slot];
  if (sent !== undefined) return sent;
  const parts = [`${slot}Number`, `${slot}NumberTelCode`, `${slot}Type`] as const;
  return parts.some((part) => changed[part] !== undefined) ? undefined : words[slot];
}

async function readBack(
  transaction: Transaction,
  { customerId, locale }: Owner,
  id: string,
): Promise<Result<Address, never>> {
  const row = await findAddress(transaction, customerId, id);
  if (row === undefined) throw new Error('An address that was written is not there');
  return accepted(toAddress(row, locale));
}

/** [R3.024] An address as the wire has it; country and state in the customer's words, else in those of the house. */
function toAddress(row: AddressRow, { language }: Locale): Address {
  const { id, kind, isMain, isComplete, isAsTyped, addToProfile, words, countryNames, stateName } = row;
  const fields = postedAddress(row.fields);
  const names = countryNames ?? {};
  const displayStateName = words.displayStateName ?? stateName ?? undefined;
  return {
    ...fields,
    identifier: id,
    type: kind,
    country: words.country ?? names[language] ?? names[FALLBACK_LANGUAGE] ?? fields.countryCode,
    ...(displayStateName === undefined ? {} : { displayStateName }),
    ...writtenPhones(words),
    mainAddress: isMain,
    completeAddress: isComplete,
    ignoreAddress: isAsTyped,
    addToProfile,
  };
}

/** [R3.024] The numbers as they were sent, where they were not sent under the flat names. */
function writtenPhones(words: AddressWords): Pick<Address, PhoneSlot> {
  const written = PHONE_SLOTS.map((slot) => [slot, words[slot]] as const);
  return Object.fromEntries(written.filter(([, phone]) => phone !== undefined && phone !== ''));
}
