// Written by `npm run rows` from what the migrated database says; edited by nobody.
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ColumnTypes, Json, JsonWithDefault } from './column-types.ts';

/** Every table of the schema (src/migrations), for Kysely. */
export interface Tables {
  address: {
    id: string;
    customer_id: string;
    kind: 'shipping' | 'billing';
    is_main: boolean;
    fields: Json<unknown>;
  };
  agec_sheet: {
    sku_id: string;
    body: Json<unknown>;
  };
  agent: {
    id: string;
    login: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    store_id: string;
    active: boolean;
  };
  app_config: {
    node_env: string;
    config_group: string;
    name: string;
    body: Json<ColumnTypes['app_config.body']>;
  };
  article: {
    chunk: string;
    category: string;
    tags: readonly string[];
    published_on: string;
    status: 'draft' | 'published';
    picture: Json<ColumnTypes['article.picture']> | null;
    sku_ids: readonly string[];
  };
  article_text: {
    chunk: string;
    language: ColumnTypes['article_text.language'];
    title: string;
    summary: string;
    blocks: Json<ColumnTypes['article_text.blocks']> | null;
  };
  back_in_stock: {
    id: string;
    sku_id: string;
    identifier_type: 'Email' | 'Phone';
    identifier: string;
    country_code: string;
    language: string;
    source: string;
    stock_channel: string;
    store_code: string | null;
    product_page_url: string;
    created_at: Date;
    notified_at: Date | null;
  };
  care_link: {
    id: string;
    language: ColumnTypes['care_link.language'];
    body: Json<unknown>;
  };
  cart: {
    market: string;
    id: string;
    session_id: string | null;
    customer_id: string | null;
    version: Generated<number>;
    updated_at: Date;
    dispatch_country: string | null;
  };
  cart_item: {
    market: string;
    id: string;
    cart_id: string;
    sku_id: string;
    quantity: number;
    added_at: Date;
    configuration: JsonWithDefault<ColumnTypes['cart_item.configuration']>;
    configuration_hash: GeneratedAlways<string>;
  };
  catalogue_version: {
    only_row: Generated<boolean>;
    version: number;
  };
  category: {
    dim_id: string;
    parent_id: string | null;
    path: string;
    url_code: string;
    is_exclusive: Generated<boolean>;
    rank: number;
    exclusive_sale_id: string | null;
    still_life: string | null;
    age_restricted: Generated<boolean>;
  };
  category_text: {
    dim_id: string;
    language: string;
    name: string;
    intro: string;
  };
  certificate: {
    serial_number: string;
    sku_id: string;
    activation_hash: string;
    owner_id: string | null;
    status: 'issued' | 'activated' | 'blocked';
    material_ids: readonly string[];
    made_on: string;
  };
  club: {
    id: string;
    rank: number;
    rule: Json<ColumnTypes['club.rule']>;
    texts: Json<ColumnTypes['club.texts']>;
  };
  content: {
    kind: string;
    ref: string;
    language: ColumnTypes['content.language'];
    body: Json<unknown>;
  };
  country: {
    iso: string;
    tel_code: string;
    dispatch_locale: string | null;
    address_rules: Json<ColumnTypes['country.address_rules']>;
    names: Json<ColumnTypes['country.names']>;
    currency: string | null;
    tax_included: boolean | null;
    priced_as: string | null;
  };
  customer: {
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
  };
  exclusive_entitlement: {
    sale_id: string;
    customer_id: string;
  };
  exclusive_offer: {
    id: string;
    rank: number;
    path: string;
    picture: Json<ColumnTypes['exclusive_offer.picture']> | null;
    texts: Json<ColumnTypes['exclusive_offer.texts']>;
  };
  exclusive_sale: {
    id: string;
    opens_at: Date;
    closes_at: Date;
    texts: Json<unknown>;
  };
  footer_link: {
    id: string;
    section: string;
    rank: number;
    url: string;
  };
  footer_link_text: {
    id: string;
    language: string;
    section_title: string;
    label: string;
  };
  fulfilment: {
    market: string;
    id: string;
    order_id: string;
    kind: 'home' | 'collect' | 'slot';
    method_id: string;
    address: Json<ColumnTypes['fulfilment.address']>;
    edd_min: string;
    edd_max: string;
    rank: Generated<number>;
    readiness: Generated<'in_stock' | 'made_to_order'>;
    store_id: string | null;
    amount: Generated<number>;
    state: Generated<'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled'>;
    tracking: Json<ColumnTypes['fulfilment.tracking']> | null;
    moved_at: Date | null;
  };
  house_load: {
    house: string;
    checksum: string;
    loaded_at: Date;
  };
  kb_article: {
    id: string;
    theme_id: string;
    slug: string;
    rank: number;
    popularity: number;
    online: boolean;
  };
  kb_article_text: {
    article_id: string;
    language: string;
    title: string;
    body: string;
  };
  kb_theme: {
    id: string;
    slug: string;
    rank: number;
    texts: Json<ColumnTypes['kb_theme.texts']>;
  };
  look: {
    id: string;
    kind: 'make-up' | 'outfit';
    number: string;
    rank: number;
    picture: Json<ColumnTypes['look.picture']> | null;
    palette: Json<ColumnTypes['look.palette']> | null;
    video_id: string | null;
    sku_ids: readonly string[];
  };
  look_text: {
    look_id: string;
    language: string;
    name: string;
    alt: string;
    tutorial: Json<unknown> | null;
  };
  magazine_category: {
    chunk: string;
    rank: number;
    texts: Json<ColumnTypes['magazine_category.texts']>;
    tags: Json<ColumnTypes['magazine_category.tags']>;
  };
  material: {
    id: string;
    origin_country: string;
    picture: Json<ColumnTypes['material.picture']> | null;
    texts: Json<ColumnTypes['material.texts']>;
  };
  offer_entitlement: {
    offer_id: string;
    customer_id: string;
  };
  order_line: {
    market: string;
    id: string;
    order_id: string;
    sku_id: string;
    snapshot: Json<ColumnTypes['order_line.snapshot']>;
    quantity: number;
    unit_amount: number;
    configuration: JsonWithDefault<ColumnTypes['order_line.configuration']>;
    cart_item_id: string;
    fulfilment_id: string | null;
  };
  payment: {
    market: string;
    id: string;
    order_id: string;
    method: string;
    brand: string | null;
    last_four: string | null;
    provider_token: string | null;
    provider_ref: string | null;
    amount: number;
    currency: string;
    state: string;
    threeds: Json<unknown> | null;
    created_at: Date;
    updated_at: Date;
    captured_amount: Generated<number>;
  };
  payment_event: {
    provider_event_id: string;
    provider_ref: string;
    kind: string;
    payload: Json<unknown>;
    received_at: Date;
    method: string;
  };
  perso_detail: {
    sku_id: string;
    hotstampable: boolean;
    engravable: boolean;
    engraving_enabled: boolean;
    engraving_type: string | null;
    view: string | null;
    options: Json<unknown>;
  };
  price: {
    sku_id: string;
    country: string;
    currency: string;
    amount: number;
    tax_included: boolean;
  };
  product: {
    id: string;
    slug: string;
    default_sku_id: string | null;
    product_type: string;
    sub_family: string;
    is_kitting: Generated<boolean>;
    is_monogram: Generated<boolean>;
    beauty_engraving: Generated<boolean>;
    is_exclusive: Generated<boolean>;
    age_restricted: Generated<boolean>;
    mom: Json<ColumnTypes['product.mom']> | null;
    size_guide_id: string | null;
    care_link_id: string | null;
    exclusive_sale_id: string | null;
    model: Json<ColumnTypes['product.model']> | null;
  };
  product_category: {
    product_id: string;
    dim_id: string;
    rank: number;
  };
  product_relation: {
    product_id: string;
    kind: 'related' | 'similar' | 'finish' | 'push' | 'recommended';
    other_id: string;
    rank: number;
  };
  product_text: {
    product_id: string;
    language: string;
    name: string;
    description: string | null;
    disambiguating_description: Generated<string>;
    fit_information: Generated<string | null>;
    details: JsonWithDefault<ColumnTypes['product_text.details']> | null;
    page_edito: JsonWithDefault<ColumnTypes['product_text.page_edito']> | null;
    short_description: Generated<string>;
  };
  session: {
    id: string;
    kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
    market: string;
    usid_hash: string;
    customer_id: string | null;
    access_hash: string;
    access_expires_at: Date;
    refresh_hash: string;
    previous_refresh_hash: string | null;
    refreshed_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    created_at: Date;
    age_answer: 'yes' | 'no' | null;
    agent_id: string | null;
  };
  shipping_method: {
    id: string;
    country: string;
    rank: number;
    currency: string;
    amount: number;
    lead_days_min: number;
    lead_days_max: number;
    texts: Json<ColumnTypes['shipping_method.texts']>;
    retired: Generated<boolean>;
    kind: Generated<'home' | 'collect'>;
  };
  shop_order: {
    market: string;
    id: string;
    number: string | null;
    cart_id: string;
    session_id: string;
    customer_id: string | null;
    locale: string;
    country: string;
    currency: string;
    channel: string;
    state: string;
    email: string | null;
    billing_address: Json<ColumnTypes['shop_order.billing_address']> | null;
    subtotal: number;
    shipping_amount: Generated<number>;
    tax_amount: Generated<number>;
    total: number;
    tax_included: boolean;
    idempotency_key: string | null;
    cart_version: number;
    created_at: Date;
    committed_at: Date | null;
    placed_at: Date | null;
    expires_at: Date | null;
  };
  sign_in_attempt: {
    key: string;
    attempts: number;
    ends_at: Date;
  };
  size_guide: {
    id: string;
    language: ColumnTypes['size_guide.language'];
    body: Json<unknown>;
  };
  sku: {
    id: string;
    product_id: string;
    rank: number;
    english_product_name: string;
    look: string;
    colour_code: string;
    colour_hex: string;
    size: string | null;
    sellable: boolean;
    csc_sellable: boolean;
    back_in_stock: boolean;
    try_on_type: 'watches' | 'sneakers' | 'lipsticks' | 'eyeshadows' | 'rings' | 'earrings' | 'sunglasses' | null;
    try_on_enabled: Generated<boolean>;
    service_id: string | null;
    diamond_engraving: Generated<boolean>;
    eligible_agec: Generated<boolean>;
    bundle_sku_ids: Generated<readonly string[]>;
    max_quantity: number;
    is_fluid: Generated<boolean>;
    media: Json<ColumnTypes['sku.media']>;
    is_sample: Generated<boolean>;
    sample_countries: Generated<readonly string[]>;
    powders: Generated<readonly string[]>;
    make_up: Json<ColumnTypes['sku.make_up']> | null;
    is_withdrawn: Generated<boolean>;
    is_shown: GeneratedAlways<boolean>;
  };
  sku_text: {
    sku_id: string;
    language: string;
    colour: string;
    label: string;
    commercial_tag: string | null;
    shade_description: string | null;
    short_shade_description: string | null;
  };
  still_life: {
    name: string;
    media: Json<ColumnTypes['still_life.media']>;
  };
  stock: {
    sku_id: string;
    pool: string;
    on_hand: number;
    reserved: Generated<number>;
  };
  stock_reservation: {
    market: string;
    id: string;
    order_id: string;
    sku_id: string;
    pool: string;
    quantity: number;
    state: 'held' | 'taken' | 'released';
    line_id: string;
  };
  store: {
    id: string;
    slug: string;
    country: string;
    city: string;
    address: Json<ColumnTypes['store.address']>;
    latitude: number;
    longitude: number;
    time_zone: string;
    phone: string;
    hours: Json<ColumnTypes['store.hours']>;
    closures: Json<ColumnTypes['store.closures']>;
    services: readonly string[];
    click_and_collect: boolean;
    appointments: Json<ColumnTypes['store.appointments']>;
    is_open: boolean;
    texts: Json<ColumnTypes['store.texts']>;
  };
  tryon_asset: {
    sku_id: string;
    file: string;
    variant: string;
    sidecar: JsonWithDefault<ColumnTypes['tryon_asset.sidecar']>;
    bytes: number;
    checksum: string;
  };
  video: {
    id: string;
    product_id: string | null;
    colour_code: string | null;
    rank: number;
    media: Json<ColumnTypes['video.media']>;
  };
  video_text: {
    video_id: string;
    language: string;
    title: string;
    captions: Json<ColumnTypes['video_text.captions']>;
  };
  wishlist_item: {
    session_id: string | null;
    customer_id: string | null;
    sku_id: string;
    added_at: Date;
  };
  wishlist_share: {
    customer_id: string;
    token: string;
    created_at: Date;
  };
}

/** A row of a table, as it is read. */
export type TableRow<Table extends keyof Tables> = Selectable<Tables[Table]>;
