import { forgetAppointmentsOf, heldAppointments } from '../appointments/index.ts';
import { forgetCallbacks, heldCallbacks } from '../callback/index.ts';
import { forgetChats, forgetTickets, heldChats, heldTickets } from '../contact/index.ts';
import { forgetRepairs, heldRepairs } from '../care/index.ts';
import { forgetViews, heldViews } from '../recommendations/index.ts';
import { forgetWallet, heldWallet } from '../wallet/index.ts';
import { forgetSelections, heldSelections } from '../wardrobing/index.ts';
import * as advisers from './adviser-data.store.ts';
import * as account from './account-data.store.ts';
import * as bag from './bag-data.store.ts';
import * as orders from './order-data.store.ts';
import type { PersonalStore } from './personal-store.ts';
import * as said from './said-data.store.ts';

/**
 * Every store of personal data: what an export holds, and what goes with an account. A new table with something of a customer
 * stands here, or `delete-account.db.test.ts` finds it. The account itself goes last.
 */
export const PERSONAL_STORES: readonly PersonalStore[] = [
  { name: 'orders', export: orders.exportOrders, forget: orders.forgetDrafts },
  { name: 'papers', export: orders.exportPapers, forget: 'kept' },
  { name: 'returns', export: orders.exportReturns, forget: 'kept' },
  {
    name: 'repairs',
    export: (db, { customerId, email }) => heldRepairs(db, customerId, email),
    forget: (_deps, transaction, { customerId, email }) => forgetRepairs(transaction, customerId, email),
  },
  {
    name: 'appointments',
    export: (db, { customerId, email, phone }) => heldAppointments(db, [customerId, email, phone]),
    forget: (_deps, transaction, { customerId, email, phone }) =>
      forgetAppointmentsOf(transaction, [customerId, email, phone]),
  },
  {
    name: 'call-backs',
    export: (db, { phone }) => heldCallbacks(db, phone),
    forget: ({ clock }, transaction, { phone }) => forgetCallbacks(transaction, phone, clock.now()),
  },
  {
    name: 'tickets',
    export: (db, { customerId, email }) => heldTickets(db, customerId, email),
    forget: (_deps, transaction, { customerId, email }) => forgetTickets(transaction, customerId, email),
  },
  {
    name: 'chats',
    export: (db, { customerId, email }) => heldChats(db, customerId, email),
    forget: (_deps, transaction, { customerId, email }) => forgetChats(transaction, customerId, email),
  },
  {
    name: 'wallet',
    export: (db, { customerId }) => heldWallet(db, customerId),
    forget: (_deps, transaction, { customerId }) => forgetWallet(transaction, customerId),
  },
  { name: 'certificates', export: orders.exportCertificates, forget: orders.forgetOffers },
  { name: 'bags', export: bag.exportBags, forget: bag.forgetBags },
  { name: 'wishlist', export: bag.exportWishes, forget: bag.forgetWishes },
  {
    name: 'selections',
    export: (db, { customerId }) => heldSelections(db, customerId),
    forget: (_deps, transaction, { customerId }) => forgetSelections(transaction, customerId),
  },
  {
    name: 'looked-at',
    export: (db, { customerId }) => heldViews(db, customerId),
    forget: (_deps, transaction, { customerId }) => forgetViews(transaction, customerId),
  },
  { name: 'back-in-stock', export: bag.exportSubscriptions, forget: bag.forgetSubscriptions },
  { name: 'cards', export: bag.exportCards, forget: bag.forgetCards },
  { name: 'addresses', export: account.exportAddresses, forget: account.forgetAddresses },
  { name: 'advisers', export: advisers.exportAdvisers, forget: advisers.forgetAdvisers },
  { name: 'notes-of-advisers', export: advisers.exportNotes, forget: advisers.forgetNotes },
  { name: 'consents', export: said.exportConsents, forget: said.forgetConsents },
  { name: 'newsletter', export: said.exportNewsletter, forget: said.forgetNewsletter },
  { name: 'invitations', export: said.exportInvitations, forget: said.forgetInvitations },
  { name: 'sign-ins', export: account.exportSessions, forget: account.forgetSessions },
  { name: 'passkeys', export: account.exportPasskeys, forget: account.forgetPasskeys },
  { name: 'exports', export: account.exportExports, forget: account.forgetExports },
  { name: 'account', export: account.exportAccount, forget: account.forgetAccount },
];
