// Written by `npm run rows` from what the migrated database says; edited by nobody.
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ColumnTypes, Json, JsonWithDefault } from './column-types.ts';

/** Every table of the schema (src/migrations), for Kysely. */
export interface Tables {
  accountExport: {
    id: string;
    customerId: string;
    askedAt: Date;
    expiresAt: Date;
    madeAt: Date | null;
    bytes: Uint8Array | null;
  };
  address: {
    id: string;
    customerId: string;
    kind: 'shipping' | 'billing';
    isMain: boolean;
    fields: Json<ColumnTypes['address.fields']>;
    isComplete: Generated<boolean>;
    isAsTyped: Generated<boolean>;
    addToProfile: Generated<boolean>;
    words: JsonWithDefault<ColumnTypes['address.words']>;
  };
  agecSheet: {
    skuId: ColumnTypes['agec_sheet.sku_id'];
    body: Json<unknown>;
  };
  agent: {
    id: string;
    login: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    storeId: string;
    active: boolean;
  };
  agentAct: {
    id: string;
    agentId: string;
    storeId: string;
    sessionId: string;
    customerId: string | null;
    at: Date;
    act: 'signed-in' | 'searched' | 'listed' | 'began' | 'prefilled' | 'ended' | 'read' | 'changed';
    call: string | null;
    wordsDigest: string | null;
    outcome: 'done' | 'refused' | null;
  };
  appConfig: {
    nodeEnv: string;
    configGroup: string;
    name: string;
    body: Json<ColumnTypes['app_config.body']>;
  };
  appointment: {
    id: string;
    storeId: string;
    type: string;
    startsAt: Date;
    endsAt: Date;
    state: 'booked' | 'cancelled';
    customerId: string | null;
    agentId: string | null;
    firstName: string;
    lastName: string;
    email: string | null;
    phone: string | null;
    wish: string | null;
    locale: string;
    tokenHash: string;
    change: number;
    changedAt: Date;
    remindedAt: Date | null;
    createdAt: Date;
  };
  appointmentSlot: {
    storeId: string;
    type: string;
    startsAt: Date;
    taken: number;
  };
  appointmentWaiting: {
    id: string;
    storeId: string;
    type: string;
    day: string | null;
    customerId: string | null;
    email: string;
    locale: string;
    createdAt: Date;
    toldAt: Date | null;
  };
  article: {
    chunk: string;
    category: string;
    tags: readonly string[];
    publishedOn: string;
    status: 'draft' | 'published';
    picture: Json<ColumnTypes['article.picture']> | null;
    skuIds: ColumnTypes['article.sku_ids'];
    publishedUntil: string | null;
    forAgents: Generated<boolean>;
  };
  articleText: {
    chunk: string;
    language: ColumnTypes['article_text.language'];
    title: string;
    summary: string;
    blocks: Json<ColumnTypes['article_text.blocks']> | null;
  };
  backInStock: {
    id: string;
    skuId: ColumnTypes['back_in_stock.sku_id'];
    identifierType: 'Email' | 'Phone';
    identifier: string;
    countryCode: string;
    language: string;
    source: string;
    stockChannel: string;
    storeCode: string | null;
    productPageUrl: string;
    createdAt: Date;
    notifiedAt: Date | null;
    productImage: string | null;
    productName: string | null;
  };
  bagAside: {
    id: string;
    sessionId: string;
    agentId: string;
    storeId: string;
    word: string;
    putAt: Date;
  };
  callback: {
    id: string;
    desk: string;
    startsAt: Date;
    endsAt: Date;
    phone: string;
    name: string | null;
    topic: string;
    skuId: string | null;
    locale: string;
    state: ColumnTypes['callback.state'];
    agentId: string | null;
    note: string | null;
    createdAt: Date;
    changedAt: Date;
  };
  callbackSlot: {
    desk: string;
    startsAt: Date;
    taken: number;
  };
  careLink: {
    id: string;
    language: ColumnTypes['care_link.language'];
    body: Json<unknown>;
  };
  cart: {
    market: string;
    id: string;
    sessionId: string | null;
    customerId: string | null;
    dispatchCountry: string | null;
    version: Generated<number>;
    updatedAt: Date;
    gift: Json<ColumnTypes['cart.gift']> | null;
  };
  cartLine: {
    market: string;
    id: string;
    cartId: string;
    skuId: ColumnTypes['cart_line.sku_id'];
    configuration: JsonWithDefault<ColumnTypes['cart_line.configuration']>;
    configurationHash: GeneratedAlways<string>;
    quantity: number;
    addedAt: Date;
    toldAmount: number | null;
    toldCurrency: string | null;
  };
  catalogueVersion: {
    onlyRow: Generated<boolean>;
    version: number;
    publishedDay: string | null;
  };
  category: {
    dimId: string;
    parentId: string | null;
    path: string;
    urlCode: string;
    rank: number;
    isExclusive: Generated<boolean>;
    exclusiveSaleId: string | null;
    ageRestricted: Generated<boolean>;
    stillLife: string | null;
    tiles: JsonWithDefault<ColumnTypes['category.tiles']>;
    wideProducts: Generated<readonly string[]>;
  };
  categoryText: {
    dimId: string;
    language: string;
    name: string;
    intro: string;
  };
  certificate: {
    serialNumber: string;
    skuId: ColumnTypes['certificate.sku_id'] | null;
    activationHash: string;
    ownerId: string | null;
    status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
    materialIds: readonly string[];
    madeOn: string;
    activatedOn: string | null;
    offeredTo: string | null;
    market: string | null;
    orderId: string | null;
    lineId: string | null;
    madeFor: string | null;
    isEntered: Generated<boolean>;
  };
  certificateEntry: {
    serialNumber: string;
    place: number;
    key: string;
    word: 'ISSUED' | 'ACTIVATED' | 'OWNED' | 'NAMED' | 'LOST' | 'STOLEN' | 'FOUND' | 'REPAIRED' | 'BLOCKED';
    fromId: string;
    signerId: string;
    toId: string;
    at: Date;
    language: string;
    skuId: string | null;
    contact: string | null;
    previousHash: string;
    keyId: string;
    hash: string;
    signature: string;
  };
  certificateTransfer: {
    id: string;
    serialNumber: string;
    fromId: string;
    eventKey: string;
    emailTo: string | null;
    phoneNumber: string | null;
    contactSalt: string;
    locale: string;
    tokenHash: string;
    state: 'offered' | 'accepted' | 'withdrawn' | 'expired';
    expiresAt: Date;
    createdAt: Date;
    movedAt: Date | null;
  };
  chat: {
    id: string;
    desk: string;
    locale: string;
    customerId: string | null;
    sessionId: string | null;
    name: string;
    state: ColumnTypes['chat.state'];
    agentId: string | null;
    endedBy: ColumnTypes['chat.ended_by'] | null;
    lastSeq: Generated<number>;
    version: Generated<number>;
    transcriptTo: string | null;
    createdAt: Date;
    changedAt: Date;
  };
  chatMessage: {
    chatId: string;
    seq: number;
    id: string;
    agentId: string | null;
    words: string;
    at: Date;
  };
  clientNote: {
    id: string;
    customerId: string;
    storeId: string;
    agentId: string;
    words: string;
    writtenAt: Date;
  };
  clientStore: {
    storeId: string;
    customerId: string;
    reason: 'registered' | 'collected' | 'booked';
    since: Date;
    keys: Generated<readonly number[]>;
  };
  club: {
    id: string;
    rank: number;
    rule: Json<ColumnTypes['club.rule']>;
    texts: Json<ColumnTypes['club.texts']>;
  };
  clubMember: {
    clubId: string;
    customerId: string;
    name: string;
    joinedAt: Date;
  };
  collectible: {
    id: string;
    skuId: string;
    edition: number;
    editionOf: number;
    codeHash: string;
    ownerId: string | null;
    claimedAt: Date | null;
    serialNumber: string | null;
  };
  consent: {
    customerId: string | null;
    sessionId: string | null;
    email: string | null;
    subject: GeneratedAlways<string>;
    type: string;
    value: boolean;
    textVersion: string;
    answeredAt: Date;
  };
  consentLog: {
    id: string;
    customerId: string | null;
    sessionId: string | null;
    email: string | null;
    type: string;
    act: 'given' | 'refused' | 'withdrawn';
    textVersion: string;
    locale: string;
    place: string;
    agentId: string | null;
    carriedFrom: string | null;
    at: Date;
  };
  consentText: {
    version: string;
    type: string;
    language: string;
    label: string;
    body: string;
    firstAnsweredAt: Date;
  };
  content: {
    kind: string;
    ref: string;
    language: ColumnTypes['content.language'];
    body: Json<unknown>;
    status: Generated<'draft' | 'published'>;
    publishedOn: string | null;
    publishedUntil: string | null;
    forAgents: Generated<boolean>;
  };
  countedUse: {
    key: string;
    uses: number;
    endsAt: Date;
  };
  country: {
    iso: string;
    telCode: string;
    dispatchLocale: string | null;
    currency: string | null;
    taxIncluded: boolean | null;
    pricedAs: string | null;
    addressRules: Json<ColumnTypes['country.address_rules']>;
    names: Json<ColumnTypes['country.names']>;
    holidays: Generated<readonly string[]>;
    cutOff: string | null;
  };
  customOrder: {
    market: string;
    orderId: string;
    id: string;
    kind: 'approval' | 'pay_by_link';
    state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
    agentId: string;
    tokenHash: string;
    sentAt: Date;
    expiresAt: Date;
    answeredAt: Date | null;
  };
  customer: {
    id: string;
    login: string;
    email: string | null;
    phone: string | null;
    passwordHash: string | null;
    title: string | null;
    firstName: string;
    lastName: string;
    locale: string;
    country: string;
    status: 'boutique' | 'active' | 'locked' | 'closed';
    lockedUntil: Date | null;
    createdAt: Date;
    kisa: Json<ColumnTypes['customer.kisa']> | null;
    firstNameReading: string | null;
    lastNameReading: string | null;
    birthDate: string | null;
    sizes: JsonWithDefault<ColumnTypes['customer.sizes']>;
    fiscal: Json<ColumnTypes['customer.fiscal']> | null;
    goldenId: string | null;
    dreamId: string | null;
    wordsHash: GeneratedAlways<number | null>;
    keyedHash: number | null;
  };
  deliverySlot: {
    id: string;
    methodId: string;
    area: string;
    day: string;
    begins: string;
    ends: string;
    capacity: number;
    taken: Generated<number>;
  };
  deskPresence: {
    agentId: string;
    desks: readonly string[];
    seenAt: Date;
  };
  exclusiveEntitlement: {
    saleId: string;
    customerId: string;
  };
  exclusiveOffer: {
    id: string;
    rank: number;
    path: string;
    picture: Json<ColumnTypes['exclusive_offer.picture']> | null;
    texts: Json<ColumnTypes['exclusive_offer.texts']>;
  };
  exclusiveSale: {
    id: string;
    opensAt: Date;
    closesAt: Date;
    texts: Json<ColumnTypes['exclusive_sale.texts']>;
    edito: string | null;
    piecesPerCustomer: number | null;
    roomOpensAt: Date | null;
    seats: number | null;
    visitMinutes: number | null;
  };
  exclusiveSaleClub: {
    saleId: string;
    clubId: string;
  };
  experience: {
    id: string;
    rank: number;
    status: 'draft' | 'published';
    publishedOn: string;
    publishedUntil: string | null;
    appointmentType: string;
    storeIds: readonly string[] | null;
    picture: Json<ColumnTypes['experience.picture']>;
    pictures: Json<ColumnTypes['experience.pictures']>;
    skuIds: ColumnTypes['experience.sku_ids'];
    texts: Json<ColumnTypes['experience.texts']>;
  };
  facetValue: {
    facet: 'colour' | 'material' | 'finish';
    value: string;
    rank: number;
    hex: string | null;
    names: Json<ColumnTypes['facet_value.names']>;
    synonyms: Json<ColumnTypes['facet_value.synonyms']>;
  };
  footerLink: {
    id: string;
    section: string;
    rank: number;
    url: string;
  };
  footerLinkText: {
    id: string;
    language: string;
    sectionTitle: string;
    label: string;
  };
  fulfilment: {
    market: string;
    id: string;
    orderId: string;
    kind: 'home' | 'collect' | 'slot';
    rank: Generated<number>;
    readiness: Generated<'in_stock' | 'made_to_order'>;
    methodId: string;
    amount: Generated<number>;
    address: Json<ColumnTypes['fulfilment.address']>;
    storeId: string | null;
    eddMin: string | null;
    eddMax: string | null;
    state: Generated<'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled'>;
    movedAt: Date | null;
    tracking: Json<ColumnTypes['fulfilment.tracking']> | null;
    moves: JsonWithDefault<ColumnTypes['fulfilment.moves']>;
    slot: Json<ColumnTypes['fulfilment.slot']> | null;
    collection: Json<ColumnTypes['fulfilment.collection']> | null;
    delayedUntil: string | null;
    papersAsked: Generated<boolean>;
  };
  houseLoad: {
    house: string;
    checksum: string;
    loadedAt: Date;
  };
  kbArticle: {
    id: string;
    themeId: string;
    slug: string;
    rank: number;
    popularity: number;
    online: boolean;
  };
  kbArticleText: {
    articleId: string;
    language: string;
    title: string;
    body: string;
    asked: Generated<readonly string[]>;
  };
  kbArticleUse: {
    articleId: string;
    language: string;
    day: string;
    useful: Generated<number>;
    useless: Generated<number>;
  };
  kbTheme: {
    id: string;
    slug: string;
    rank: number;
    texts: Json<ColumnTypes['kb_theme.texts']>;
  };
  letterFont: {
    code: string;
    body: Json<ColumnTypes['letter_font.body']>;
  };
  loadedProduct: {
    productId: string;
    checksum: string;
    rank: number;
    skuIds: readonly string[];
    bundledSkuIds: readonly string[];
    looks: readonly string[];
  };
  look: {
    id: string;
    kind: 'make-up' | 'outfit';
    number: string;
    rank: number;
    picture: Json<ColumnTypes['look.picture']> | null;
    palette: Json<ColumnTypes['look.palette']> | null;
    videoId: string | null;
    skuIds: ColumnTypes['look.sku_ids'];
  };
  lookText: {
    lookId: string;
    language: string;
    name: string;
    alt: string;
    tutorial: Json<unknown> | null;
  };
  magazineCategory: {
    chunk: string;
    rank: number;
    texts: Json<ColumnTypes['magazine_category.texts']>;
    tags: Json<ColumnTypes['magazine_category.tags']>;
  };
  material: {
    id: string;
    originCountry: string;
    picture: Json<ColumnTypes['material.picture']> | null;
    texts: Json<ColumnTypes['material.texts']>;
  };
  moderationWords: {
    language: ColumnTypes['moderation_words.language'];
    words: readonly string[];
    anywhere: readonly string[];
  };
  newsletterReader: {
    id: string;
    email: string;
    title: string | null;
    firstName: string | null;
    lastName: string | null;
    locale: string;
  };
  newsletterRequest: {
    id: string;
    email: string;
    title: string | null;
    firstName: string | null;
    lastName: string | null;
    locale: string;
    consents: Json<ColumnTypes['newsletter_request.consents']>;
    askedAt: Date;
  };
  newsletterSent: {
    edition: string;
    readerId: string;
    sentAt: Date;
  };
  offerClub: {
    offerId: string;
    clubId: string;
  };
  offerEntitlement: {
    offerId: string;
    customerId: string;
  };
  oneTimeToken: {
    id: string;
    kind: string;
    tokenHash: string | null;
    subject: string | null;
    customerId: string | null;
    about: Json<ColumnTypes['one_time_token.about']> | null;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  orderLine: {
    market: string;
    id: string;
    orderId: string;
    cartLineId: string;
    skuId: ColumnTypes['order_line.sku_id'];
    configuration: JsonWithDefault<ColumnTypes['order_line.configuration']>;
    snapshot: Json<ColumnTypes['order_line.snapshot']>;
    quantity: number;
    unitAmount: number;
    fulfilmentId: string | null;
  };
  paper: {
    market: string;
    id: string;
    orderId: string;
    kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
    subjectId: string;
    entity: string;
    place: number | null;
    locale: string;
    goods: number | null;
    shipping: number | null;
    tax: number | null;
    total: number | null;
    content: Json<ColumnTypes['paper.content']>;
    issuedAt: Date;
    failures: Generated<number>;
    madeAt: Date | null;
    bytes: Uint8Array | null;
    size: number | null;
    hash: string | null;
  };
  paperSeries: {
    market: string;
    entity: string;
    kind: 'invoice' | 'creditNote';
    lastPlace: number;
  };
  passkey: {
    id: string;
    customerId: string | null;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    device: Json<ColumnTypes['passkey.device']>;
    createdAt: Date;
    usedAt: Date | null;
    agentId: string | null;
  };
  payment: {
    market: string;
    id: string;
    orderId: string;
    method: string;
    brand: string | null;
    lastFour: string | null;
    providerToken: string | null;
    providerRef: string | null;
    amount: number;
    capturedAmount: Generated<number>;
    currency: string;
    state: string;
    threeDSecure: Json<unknown> | null;
    createdAt: Date;
    updatedAt: Date;
    refundDue: Generated<number>;
    refundedAmount: Generated<number>;
    savesCard: Generated<boolean>;
  };
  paymentEvent: {
    method: string;
    providerEventId: string;
    providerRef: string;
    kind: string;
    payload: Json<unknown>;
    receivedAt: Date;
  };
  persoConfig: {
    id: string;
    skuId: ColumnTypes['perso_config.sku_id'];
    design: Json<ColumnTypes['perso_config.design']>;
    designKey: string;
    createdAt: Date;
    usedAt: Date;
  };
  persoDetail: {
    skuId: ColumnTypes['perso_detail.sku_id'];
    hotstampable: boolean;
    engravable: boolean;
    engravingEnabled: boolean;
    engravingType: string | null;
    view: string | null;
    options: Json<ColumnTypes['perso_detail.options']>;
  };
  pieceNeighbours: {
    productId: string;
    otherIds: readonly string[];
    scores: readonly number[];
    popularity: number;
  };
  pieceView: {
    customerId: string;
    productId: string;
    viewedAt: Date;
  };
  price: {
    skuId: ColumnTypes['price.sku_id'];
    country: string;
    currency: string;
    amount: number;
    taxIncluded: boolean;
  };
  product: {
    id: string;
    slug: string;
    defaultSkuId: ColumnTypes['product.default_sku_id'] | null;
    productType: string;
    subFamily: string;
    isKitting: Generated<boolean>;
    isMonogram: Generated<boolean>;
    beautyEngraving: Generated<boolean>;
    isExclusive: Generated<boolean>;
    exclusiveSaleId: string | null;
    ageRestricted: Generated<boolean>;
    mom: Json<ColumnTypes['product.mom']> | null;
    sizeGuideId: string | null;
    careLinkId: string | null;
    model: Json<ColumnTypes['product.model']> | null;
    materials: Generated<readonly string[]>;
    launchedOn: string | null;
  };
  productCategory: {
    productId: string;
    dimId: string;
    rank: number;
  };
  productChange: {
    productId: string;
    version: number;
  };
  productRelation: {
    productId: string;
    kind: 'related' | 'similar' | 'finish' | 'push' | 'recommended';
    otherId: string;
    rank: number;
  };
  productText: {
    productId: string;
    language: string;
    name: string;
    shortDescription: Generated<string>;
    disambiguatingDescription: Generated<string>;
    description: string | null;
    fitInformation: Generated<string | null>;
    details: JsonWithDefault<ColumnTypes['product_text.details']> | null;
    pageEdito: JsonWithDefault<ColumnTypes['product_text.page_edito']> | null;
  };
  redirect: {
    oldPath: string;
    newPath: string;
    closedForMs: number | null;
  };
  repairPayment: {
    id: string;
    repairId: string;
    method: string;
    state: 'open' | 'paid' | 'ended';
    amount: number;
    currency: string;
    createdAt: Date;
  };
  repairPhoto: {
    repairId: string;
    place: number;
    type: 'image/jpeg' | 'image/png' | 'image/webp';
    sealed: Uint8Array;
    createdAt: Date;
  };
  repairRequest: {
    id: string;
    number: string;
    market: string;
    locale: string;
    customerId: string | null;
    sessionId: string | null;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    serialNumber: string | null;
    skuId: string | null;
    piece: string | null;
    description: string;
    state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
    amount: number | null;
    currency: string;
    note: string | null;
    carrier: string | null;
    trackingNumber: string | null;
    requestedAt: Date;
    movedAt: Date;
    days: number | null;
  };
  repairStep: {
    repairId: string;
    place: number;
    state: string;
    at: Date;
  };
  returnLine: {
    market: string;
    returnId: string;
    lineId: string;
    quantity: number;
    reasonCode: Generated<string>;
    accepted: number | null;
    wantedSkuId: ColumnTypes['return_line.wanted_sku_id'] | null;
    wanted: Json<ColumnTypes['return_line.wanted']> | null;
    hold: 'held' | 'taken' | 'released' | null;
  };
  returnRequest: {
    market: string;
    id: string;
    orderId: string;
    number: string;
    kind: 'return' | 'exchange';
    way: 'parcel' | 'store' | 'collection';
    storeId: string | null;
    state: 'requested' | 'received' | 'inspected' | 'refunded' | 'exchanged' | 'refused';
    refundAmount: Generated<number>;
    tracking: Json<ColumnTypes['return_request.tracking']> | null;
    moves: JsonWithDefault<ColumnTypes['return_request.moves']>;
    movedAt: Date | null;
    createdAt: Date;
    labelAsked: Generated<boolean>;
    creditAsked: Generated<boolean>;
  };
  returnSubmission: {
    market: string;
    submittedBy: string;
    key: string;
    answer: Json<ColumnTypes['return_submission.answer']> | null;
    createdAt: Date;
  };
  salePlace: {
    saleId: string;
    customerId: string;
    ticket: string;
    sessionId: string;
    joinedAt: Date;
    seenAt: Date;
    admittedAt: Date | null;
    leavesAt: Date | null;
  };
  savedCard: {
    customerId: string;
    id: string;
    providerToken: string;
    fingerprint: string;
    brand: string;
    lastFour: string;
    expiryYear: number;
    expiryMonth: number;
    savedAt: Date;
  };
  savedLine: {
    market: string;
    id: string;
    cartId: string;
    skuId: ColumnTypes['saved_line.sku_id'];
    configuration: JsonWithDefault<ColumnTypes['saved_line.configuration']>;
    configurationHash: GeneratedAlways<string>;
    quantity: number;
    savedAt: Date;
  };
  searchBase: {
    onlyRow: Generated<boolean>;
    format: string;
    version: number;
    pieces: number;
    buildSeconds: number;
  };
  searchBasePart: {
    name: string;
    bytes: Uint8Array;
  };
  selection: {
    id: string;
    recipientId: string | null;
    makerId: string | null;
    agentId: string | null;
    words: string | null;
    isPublic: boolean;
    createdAt: Date;
  };
  selectionInteraction: {
    id: string;
    selectionId: string;
    recipientKey: Generated<string>;
    recipientType: Generated<string>;
    interactionType: Generated<string>;
    interactedId: string;
    sessionId: string | null;
    customerId: string | null;
    createdAt: Date;
  };
  selectionPiece: {
    selectionId: string;
    skuId: ColumnTypes['selection_piece.sku_id'];
    place: number;
    words: string | null;
  };
  session: {
    id: string;
    kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
    market: string;
    usidHash: string;
    customerId: string | null;
    agentId: string | null;
    accessHash: string;
    accessExpiresAt: Date;
    refreshHash: string;
    previousRefreshHash: string | null;
    refreshedAt: Date;
    expiresAt: Date;
    revokedAt: Date | null;
    createdAt: Date;
    ageAnswer: 'yes' | 'no' | null;
    provenAt: Date | null;
    device: Json<ColumnTypes['session.device']> | null;
    prefilledId: string | null;
  };
  shippingMethod: {
    id: string;
    kind: Generated<'home' | 'collect'>;
    country: string;
    rank: number;
    currency: string;
    amount: number;
    leadDaysMin: number | null;
    leadDaysMax: number | null;
    texts: Json<ColumnTypes['shipping_method.texts']>;
    retired: Generated<boolean>;
    slots: Json<ColumnTypes['shipping_method.slots']> | null;
    preparationMinutes: number | null;
  };
  shopOrder: {
    market: string;
    id: string;
    number: string | null;
    cartId: string;
    cartVersion: number;
    sessionId: string;
    customerId: string | null;
    locale: string;
    country: string;
    currency: string;
    channel: string;
    state: string;
    email: string | null;
    billingAddress: Json<ColumnTypes['shop_order.billing_address']> | null;
    subtotal: number;
    shippingAmount: Generated<number>;
    taxAmount: Generated<number>;
    total: number;
    taxIncluded: boolean;
    idempotencyKey: string | null;
    createdAt: Date;
    committedAt: Date | null;
    placedAt: Date | null;
    expiresAt: Date | null;
    gift: Json<ColumnTypes['shop_order.gift']> | null;
    isHandedOver: Generated<boolean>;
    riskStatus: 'scored' | 'skipped' | null;
    riskScore: number | null;
    riskReasons: readonly string[] | null;
    reviewState: Generated<'none' | 'held' | 'accepted' | 'refused'>;
    confirmedAt: Date | null;
  };
  sitemapPart: {
    name: string;
    version: number;
    gzip: Uint8Array;
  };
  sizeGuide: {
    id: string;
    language: ColumnTypes['size_guide.language'];
    body: Json<unknown>;
  };
  sku: {
    id: ColumnTypes['sku.id'];
    productId: string;
    rank: number;
    englishProductName: string;
    look: string;
    colourCode: string;
    colourHex: string;
    powders: Generated<readonly string[]>;
    size: string | null;
    media: Json<ColumnTypes['sku.media']>;
    sellable: boolean;
    cscSellable: boolean;
    backInStock: boolean;
    maxQuantity: number;
    isFluid: Generated<boolean>;
    serviceId: string | null;
    diamondEngraving: Generated<boolean>;
    eligibleAgec: Generated<boolean>;
    bundleSkuIds: Generated<ColumnTypes['sku.bundle_sku_ids']>;
    isSample: Generated<boolean>;
    sampleCountries: Generated<readonly string[]>;
    tryOnType: 'watches' | 'sneakers' | 'lipsticks' | 'eyeshadows' | 'rings' | 'earrings' | 'sunglasses' | null;
    tryOnEnabled: Generated<boolean>;
    makeUp: Json<ColumnTypes['sku.make_up']> | null;
    isWithdrawn: Generated<boolean>;
    isShown: GeneratedAlways<boolean>;
    colourFamily: string | null;
    finish: string | null;
  };
  skuText: {
    skuId: ColumnTypes['sku_text.sku_id'];
    language: string;
    colour: string;
    label: string;
    commercialTag: string | null;
    shadeDescription: string | null;
    shortShadeDescription: string | null;
  };
  slotReservation: {
    market: string;
    fulfilmentId: string;
    slotId: string;
    orderId: string;
    state: 'held' | 'taken';
    heldUntil: Date;
  };
  stillLife: {
    name: string;
    media: Json<ColumnTypes['still_life.media']>;
  };
  stock: {
    skuId: ColumnTypes['stock.sku_id'];
    pool: string;
    onHand: number;
    reserved: Generated<number>;
  };
  stockReservation: {
    market: string;
    id: string;
    orderId: string;
    lineId: string;
    skuId: ColumnTypes['stock_reservation.sku_id'];
    pool: string;
    quantity: number;
    state: 'held' | 'taken' | 'released';
  };
  store: {
    id: string;
    slug: string;
    country: string;
    city: string;
    address: Json<ColumnTypes['store.address']>;
    latitude: number;
    longitude: number;
    timeZone: string;
    phone: string;
    hours: Json<ColumnTypes['store.hours']>;
    closures: Json<ColumnTypes['store.closures']>;
    services: readonly string[];
    clickAndCollect: boolean;
    appointments: Json<ColumnTypes['store.appointments']>;
    isOpen: boolean;
    texts: Json<ColumnTypes['store.texts']>;
  };
  ticket: {
    id: string;
    number: string;
    desk: string;
    locale: string;
    customerId: string | null;
    sessionId: string | null;
    firstName: string;
    lastName: string;
    email: string;
    topic: ColumnTypes['ticket.topic'];
    reference: string | null;
    message: string;
    state: ColumnTypes['ticket.state'];
    agentId: string | null;
    createdAt: Date;
    changedAt: Date;
  };
  ticketAnswer: {
    id: string;
    ticketId: string;
    agentId: string;
    words: string;
    createdAt: Date;
  };
  ticketFile: {
    ticketId: string;
    place: number;
    type: ColumnTypes['ticket_file.type'];
    sealed: Uint8Array;
  };
  tryOnAsset: {
    skuId: ColumnTypes['try_on_asset.sku_id'];
    file: string;
    variant: string;
    sidecar: JsonWithDefault<ColumnTypes['try_on_asset.sidecar']>;
    bytes: number;
    checksum: string;
  };
  video: {
    id: string;
    productId: string | null;
    colourCode: string | null;
    rank: number;
    media: Json<ColumnTypes['video.media']>;
  };
  videoText: {
    videoId: string;
    language: ColumnTypes['video_text.language'];
    title: string;
    captions: Json<ColumnTypes['video_text.captions']>;
  };
  walletLink: {
    walletKey: string;
    walletId: string;
    customerId: string;
  };
  wishlistItem: {
    sessionId: string | null;
    customerId: string | null;
    skuId: ColumnTypes['wishlist_item.sku_id'];
    addedAt: Date;
  };
  wishlistShare: {
    customerId: string;
    token: string;
    createdAt: Date;
  };
  wordGroup: {
    id: string;
    words: Json<ColumnTypes['word_group.words']>;
  };
  workshopEvent: {
    market: string;
    id: string;
    digest: string;
    state: string | null;
    receivedAt: Date;
  };
  workshopMessage: {
    market: string;
    id: string;
    orderId: string;
    place: number;
    type: 'order.released' | 'order.cancelled' | 'order.address_changed' | 'return.requested';
    returnId: string | null;
    body: Json<unknown> | null;
    createdAt: Date;
    tries: Generated<number>;
    nextTryAt: Date;
    sentAt: Date | null;
  };
}

/** A row of a table, as it is read. */
export type TableRow<Table extends keyof Tables> = Selectable<Tables[Table]>;
