import type { RepairWords } from './repair-wording.ts';

/** What mails say of repairs, in the languages of Europe. */
export const WESTERN_REPAIR_WORDS: Readonly<Record<'eng' | 'fra' | 'ita', RepairWords>> = {
  eng: {
    repair: 'Repair',
    number: 'Request',
    piece: 'Piece',
    price: 'Estimate',
    free: 'Free of charge',
    days: 'Time needed',
    work: 'What is done',
    parcel: 'Parcel',
    follow: 'Follow the repair',
    personal: 'The link is personal: it opens this one repair, and answers its estimate.',
    inAccount: 'You find all of your repairs under “Care and repair” in your account.',
    requested: {
      subject: 'Your repair request %s',
      heading: 'We have your request',
      text: 'Please write this number on the parcel. You receive a price before any work begins.',
    },
    quoted: {
      subject: 'The estimate for your repair %s',
      heading: 'Your estimate is ready',
      text: 'We have looked at your piece. Work begins once you have accepted the estimate and paid it. If you refuse it, the piece comes back as it is, at no charge.',
      action: 'Accept or refuse',
    },
    paid: {
      subject: 'Your repair %s is paid',
      heading: 'Thank you',
      text: 'The payment has reached us, and the work begins.',
    },
    repaired: {
      subject: 'Your repair %s is done',
      heading: 'Your piece is repaired',
      text: 'We are preparing it for its way back to you. One more message tells you when it has left.',
    },
    returned: {
      subject: 'Your piece is on its way back: repair %s',
      heading: 'On its way back to you',
      text: 'Your piece has left our workshop.',
    },
    declined: {
      subject: 'About your repair request %s',
      heading: 'We cannot carry out this repair',
      text: 'We are very sorry: our workshop cannot repair your piece. Nothing is charged, and a piece that is with us comes back as it is.',
    },
  },
  fra: {
    repair: 'Réparation',
    number: 'Demande',
    piece: 'Pièce',
    price: 'Devis',
    free: 'Offerte',
    days: 'Durée des travaux',
    work: 'Travaux prévus',
    parcel: 'Colis',
    follow: 'Suivre la réparation',
    personal: 'Ce lien est personnel\u00a0: il ouvre cette seule réparation et répond à son devis.',
    inAccount:
      'Vous retrouvez toutes vos réparations sous «\u00a0Entretien et réparation\u00a0» dans votre compte.',
    requested: {
      subject: 'Votre demande de réparation %s',
      heading: 'Votre demande nous est parvenue',
      text: 'Veuillez inscrire ce numéro sur le colis. Vous recevez un prix avant tout travail.',
    },
    quoted: {
      subject: 'Le devis de votre réparation %s',
      heading: 'Votre devis est prêt',
      text: 'Nous avons examiné votre pièce. Le travail commence une fois le devis accepté et réglé. Si vous le refusez, la pièce revient telle quelle, sans frais.',
      action: 'Accepter ou refuser',
    },
    paid: {
      subject: 'Votre réparation %s est réglée',
      heading: 'Merci',
      text: 'Votre paiement nous est parvenu, et le travail commence.',
    },
    repaired: {
      subject: 'Votre réparation %s est terminée',
      heading: 'Votre pièce est réparée',
      text: 'Nous préparons son retour. Un dernier message vous préviendra de son départ.',
    },
    returned: {
      subject: 'Votre pièce est en route\u00a0: réparation %s',
      heading: 'En route vers vous',
      text: 'Votre pièce a quitté notre atelier.',
    },
    declined: {
      subject: 'À propos de votre demande de réparation %s',
      heading: 'Nous ne pouvons effectuer cette réparation',
      text: 'Nous en sommes sincèrement désolés\u00a0: notre atelier ne peut réparer votre pièce. Rien ne vous est facturé, et une pièce qui nous a été confiée revient telle quelle.',
    },
  },
  ita: {
    repair: 'Riparazione',
    number: 'Richiesta',
    piece: 'Pezzo',
    price: 'Preventivo',
    free: 'Gratuito',
    days: 'Tempo necessario',
    work: 'Lavori previsti',
    parcel: 'Pacco',
    follow: 'Seguire la riparazione',
    personal: 'Il link è personale: apre questa sola riparazione e risponde al suo preventivo.',
    inAccount: 'Trova tutte le Sue riparazioni in «Cura e riparazione» nel Suo account.',
    requested: {
      subject: 'La Sua richiesta di riparazione %s',
      heading: 'Abbiamo ricevuto la Sua richiesta',
      text: 'La preghiamo di scrivere questo numero sul pacco. Riceve un prezzo prima di ogni lavoro.',
    },
    quoted: {
      subject: 'Il preventivo della Sua riparazione %s',
      heading: 'Il Suo preventivo è pronto',
      text: 'Abbiamo esaminato il Suo pezzo. Il lavoro comincia una volta accettato e pagato il preventivo. Se lo rifiuta, il pezzo torna così com’è, senza spese.',
      action: 'Accettare o rifiutare',
    },
    paid: {
      subject: 'La Sua riparazione %s è pagata',
      heading: 'Grazie',
      text: 'Il pagamento ci è giunto, e il lavoro comincia.',
    },
    repaired: {
      subject: 'La Sua riparazione %s è conclusa',
      heading: 'Il Suo pezzo è riparato',
      text: 'Ne prepariamo il ritorno. Un ultimo messaggio La avviserà quando sarà partito.',
    },
    returned: {
      subject: 'Il Suo pezzo è in viaggio: riparazione %s',
      heading: 'Sulla via del ritorno',
      text: 'Il Suo pezzo ha lasciato il nostro laboratorio.',
    },
    declined: {
      subject: 'A proposito della Sua richiesta di riparazione %s',
      heading: 'Non possiamo eseguire questa riparazione',
      text: 'Siamo davvero spiacenti: il nostro laboratorio non può riparare il Suo pezzo. Nulla Le è addebitato, e un pezzo che è presso di noi torna così com’è.',
    },
  },
};
