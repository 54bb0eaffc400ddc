import type { Language, TaxKind } from '@vitrine/domain';
import { EASTERN_ACCOUNT_WORDS } from './account-words-east.ts';

/** What receipts, invoices and credit notes say; `{…}` is filled in. */
export interface AccountWords {
  readonly receipt: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly date: string;
  readonly order: string;
  readonly ordered: string;
  readonly left: string;
  readonly corrects: string;
  readonly return: string;
  readonly seller: string;
  readonly billedTo: string;
  /** The number of the buyer that the papers of some countries carry. */
  readonly fiscalCode: string;
  readonly sentTo: string;
  readonly columns: readonly [piece: string, quantity: string, price: string, amount: string];
  readonly subtotal: string;
  readonly delivery: string;
  readonly giftWrap: string;
  readonly total: string;
  readonly refunded: string;
  readonly tax: Readonly<Record<TaxKind, string>>;
  readonly included: string;
  readonly beforeTax: string;
  readonly paidWith: string;
  readonly refundedTo: string;
  readonly endingIn: string;
  readonly card: string;
  readonly giftCard: string;
  readonly bankTransfer: string;
  readonly parcel: string;
  readonly page: string;
  /** Between several things in one line. */
  readonly comma: string;
}

export const ACCOUNT_WORDS: Readonly<Record<Language, AccountWords>> = {
  eng: {
    receipt: 'Receipt',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    order: 'Order',
    ordered: 'Ordered',
    left: 'Sent',
    corrects: 'For invoice',
    return: 'Return',
    seller: 'From',
    billedTo: 'Billed to',
    fiscalCode: 'Fiscal code',
    sentTo: 'Sent to',
    columns: ['Piece', 'Quantity', 'Price', 'Amount'],
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    giftWrap: 'Gift wrapping',
    total: 'Total',
    refunded: 'Refunded',
    tax: { vat: 'VAT', gst: 'GST', consumptionTax: 'Consumption tax', salesTax: 'Sales tax' },
    included: 'of which {tax}',
    beforeTax: 'Before tax',
    paidWith: 'Paid with {means}.',
    refundedTo: 'Refunded to {means}.',
    endingIn: '{brand} ending in {digits}',
    card: 'card',
    giftCard: 'gift card',
    bankTransfer: 'bank transfer',
    parcel: 'Parcel {at} of {count} of this order. The other parcels have papers of their own.',
    page: 'Page {page} of {count}',
    comma: ', ',
  },
  fra: {
    receipt: 'Reçu',
    invoice: 'Facture',
    creditNote: 'Avoir',
    number: 'Numéro',
    date: 'Date',
    order: 'Commande',
    ordered: 'Commandé le',
    left: 'Expédié le',
    corrects: 'Sur facture',
    return: 'Retour',
    seller: 'Vendeur',
    billedTo: 'Facturé à',
    fiscalCode: 'Code fiscal',
    sentTo: 'Livré à',
    columns: ['Pièce', 'Quantité', 'Prix', 'Montant'],
    subtotal: 'Sous-total',
    delivery: 'Livraison',
    giftWrap: 'Emballage cadeau',
    total: 'Total',
    refunded: 'Remboursé',
    tax: {
      vat: 'TVA',
      gst: 'Taxe sur les produits et services',
      consumptionTax: 'Taxe à la consommation',
      salesTax: 'Taxe de vente',
    },
    included: 'dont {tax}',
    beforeTax: 'Total hors taxe',
    paidWith: 'Réglé par {means}.',
    refundedTo: 'Remboursé sur {means}.',
    endingIn: '{brand} se terminant par {digits}',
    card: 'carte bancaire',
    giftCard: 'carte cadeau',
    bankTransfer: 'virement bancaire',
    parcel: 'Colis {at} sur {count} de cette commande. Les autres colis ont leurs propres documents.',
    page: 'Page {page} sur {count}',
    comma: ', ',
  },
  ita: {
    receipt: 'Ricevuta',
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    number: 'Numero',
    date: 'Data',
    order: 'Ordine',
    ordered: 'Ordinato il',
    left: 'Spedito il',
    corrects: 'Su fattura',
    return: 'Reso',
    seller: 'Venditore',
    billedTo: 'Fatturato a',
    fiscalCode: 'Codice fiscale',
    sentTo: 'Consegnato a',
    columns: ['Articolo', 'Quantità', 'Prezzo', 'Importo'],
    subtotal: 'Subtotale',
    delivery: 'Consegna',
    giftWrap: 'Confezione regalo',
    total: 'Totale',
    refunded: 'Rimborsato',
    tax: {
      vat: 'IVA',
      gst: 'Imposta su beni e servizi',
      consumptionTax: 'Imposta sui consumi',
      salesTax: 'Imposta sulle vendite',
    },
    included: 'di cui {tax}',
    beforeTax: 'Totale imponibile',
    paidWith: 'Pagato con {means}.',
    refundedTo: 'Rimborsato su {means}.',
    endingIn: '{brand} che termina con {digits}',
    card: 'carta',
    giftCard: 'carta regalo',
    bankTransfer: 'bonifico bancario',
    parcel: 'Collo {at} di {count} di questo ordine. Gli altri colli hanno documenti propri.',
    page: 'Pagina {page} di {count}',
    comma: ', ',
  },
  ...EASTERN_ACCOUNT_WORDS,
};
