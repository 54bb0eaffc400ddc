import type { LineConfiguration } from '@vitrine/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './catalogue-tables.ts';
import type { PictureRef, TextsByLanguage } from './guide-tables.ts';

export interface CustomerTable {
  id: string;
  login: string;
  email: string;
  phone: string | null;
  password_hash: string;
  title: string | null;
  first_name: string;
  last_name: string;
  locale: string;
  country: string;
  status: 'active' | 'locked' | 'closed';
  failed_logins: Generated<number>;
  locked_until: Date | null;
  created_at: Date;
}
export interface AddressTable {
  id: string;
  customer_id: string;
  kind: 'shipping' | 'billing';
  is_main: boolean;
  /** The postal part, as `contracts` has it. */
  fields: Json<Readonly<Record<string, string>>>;
}
export interface SessionTable {
  id: string;
  kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
  market: string;
  usid_hash: string;
  customer_id: string | null;
  agent_id: Generated<string | null>;
  access_hash: string;
  access_expires_at: Date;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  refreshed_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  created_at: Date;
  /** When it was asked for the age. */
  age_answer: 'yes' | 'no' | null;
}
export interface CartTable {
  market: string;
  id: string;
  session_id: string | null;
  customer_id: string | null;
  version: Generated<number>;
  updated_at: Date;
  dispatch_country: Generated<string | null>;
}
export interface CartItemTable {
  market: string;
  id: string;
  cart_id: string;
  sku_id: string;
  /** What makes it another line than others of its SKU; `{}` for an ordinary one. */
  configuration: Generated<Json<LineConfiguration>>;
  configuration_hash: GeneratedAlways<string>;
  quantity: number;
  added_at: Date;
}
export interface WishlistItemTable {
  session_id: string | null;
  customer_id: string | null;
  sku_id: string;
  added_at: Date;
}
export interface WishlistShareTable {
  customer_id: string;
  token: string;
  created_at: Date;
}
export interface ExclusiveEntitlementTable {
  sale_id: string;
  customer_id: string;
}
export interface ExclusiveOfferTable {
  id: string;
  rank: number;
  path: string;
  picture: Json<PictureRef> | null;
  texts: Json<TextsByLanguage<unknown>>;
}
export interface OfferEntitlementTable {
  offer_id: string;
  customer_id: string;
}
export interface ClubTable {
  id: string;
  rank: number;
  rule: Json<unknown>;
  texts: Json<TextsByLanguage<unknown>>;
}
export interface CertificateTable {
  serial_number: string;
  sku_id: string;
  activation_hash: string;
  owner_id: string | null;
  status: 'issued' | 'activated' | 'blocked';
  material_ids: readonly string[];
  /** ISO date. */
  made_on: string;
}
export interface AgentTable {
  id: string;
  login: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  store_id: string;
  active: boolean;
}
