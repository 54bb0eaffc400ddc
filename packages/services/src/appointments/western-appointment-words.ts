import type { AppointmentWords } from './appointment-wording.ts';

/** The words about appointments in the languages of Europe. */
export const WESTERN_APPOINTMENT_WORDS: Readonly<Record<'eng' | 'fra' | 'ita', AppointmentWords>> = {
  eng: {
    kinds: {
      'personal-shopping': 'An hour with an advisor',
      repair: 'Repair',
      'watch-service': 'Watch service',
      'made-to-order': 'Pieces made to order',
    },
    none: 'No appointment is free at the moment.',
    when: '%d at %t',
    change: 'Change or cancel',
    again: 'Book another appointment',
    personal: 'The time is that of the store. The link is personal: it changes this one appointment.',
    farewell: 'We hope to welcome you another day.',
    booked: {
      subject: 'Your appointment at %s',
      heading: 'We look forward to seeing you',
      text: 'Your appointment is booked. The calendar file beside this mail puts it into your diary.',
    },
    moved: {
      subject: 'Your appointment at %s has a new time',
      heading: 'A new time',
      text: 'Your appointment has been moved. The calendar file beside this mail replaces the earlier one.',
    },
    cancelled: {
      subject: 'Your appointment at %s is cancelled',
      heading: 'Your appointment is cancelled',
      text: 'The time is free again for somebody else.',
    },
    reminder: {
      subject: 'Soon: your appointment at %s',
      heading: 'See you soon',
      text: 'We are expecting you. Should you be unable to come, please let us know with one press.',
    },
    free: {
      subject: 'A time has come free for you',
      heading: 'A time has come free',
      text: 'You asked to be told: there is a place again.',
    },
    book: 'Choose a time',
    first: 'The place is not held: whoever books first has it.',
    texts: {
      booked: 'Maison Aurèle: your appointment at %s, %d, is booked. Change or cancel:',
      moved: 'Maison Aurèle: your appointment at %s is now %d. Change or cancel:',
      cancelled: 'Maison Aurèle: your appointment at %s, %d, is cancelled.',
      reminder: 'Maison Aurèle: we expect you at %s, %d. Change or cancel:',
    },
  },
  fra: {
    kinds: {
      'personal-shopping': 'Une heure avec un conseiller',
      repair: 'Réparation',
      'watch-service': 'Révision des montres',
      'made-to-order': 'Pièces sur commande',
    },
    none: 'Aucun rendez-vous n’est libre pour le moment.',
    when: '%d à %t',
    change: 'Modifier ou annuler',
    again: 'Prendre un autre rendez-vous',
    personal: 'L’heure est celle de la boutique. Ce lien est personnel : il modifie ce seul rendez-vous.',
    farewell: 'Au plaisir de vous accueillir un autre jour.',
    booked: {
      subject: 'Votre rendez-vous chez %s',
      heading: 'Au plaisir de vous accueillir',
      text: 'Votre rendez-vous est pris. Le fichier joint l’ajoute à votre agenda.',
    },
    moved: {
      subject: 'Votre rendez-vous chez %s change d’heure',
      heading: 'Un nouvel horaire',
      text: 'Votre rendez-vous a été déplacé. Le fichier joint remplace le précédent dans votre agenda.',
    },
    cancelled: {
      subject: 'Votre rendez-vous chez %s est annulé',
      heading: 'Votre rendez-vous est annulé',
      text: 'L’horaire est de nouveau libre.',
    },
    reminder: {
      subject: 'À bientôt : votre rendez-vous chez %s',
      heading: 'À très bientôt',
      text: 'Nous vous attendons. Si vous ne pouvez pas venir, merci de nous le dire d’un geste.',
    },
    free: {
      subject: 'Un horaire s’est libéré pour vous',
      heading: 'Un horaire s’est libéré',
      text: 'Vous souhaitiez être prévenu : une place est de nouveau libre.',
    },
    book: 'Choisir un horaire',
    first: 'La place n’est pas retenue : elle revient au premier qui la prend.',
    texts: {
      booked: 'Maison Aurèle : votre rendez-vous chez %s, %d, est pris. Modifier ou annuler :',
      moved: 'Maison Aurèle : votre rendez-vous chez %s est désormais %d. Modifier ou annuler :',
      cancelled: 'Maison Aurèle : votre rendez-vous chez %s, %d, est annulé.',
      reminder: 'Maison Aurèle : nous vous attendons chez %s, %d. Modifier ou annuler :',
    },
  },
  ita: {
    kinds: {
      'personal-shopping': 'Un’ora con un consulente',
      repair: 'Riparazione',
      'watch-service': 'Revisione orologi',
      'made-to-order': 'Pezzi su ordinazione',
    },
    none: 'Al momento nessun appuntamento è libero.',
    when: '%d alle %t',
    change: 'Modificare o annullare',
    again: 'Prenotare un altro appuntamento',
    personal: 'L’ora è quella della boutique. Il link è personale: modifica solo questo appuntamento.',
    farewell: 'Speriamo di accoglierLa un altro giorno.',
    booked: {
      subject: 'Il Suo appuntamento da %s',
      heading: 'Saremo lieti di accoglierLa',
      text: 'Il Suo appuntamento è prenotato. Il file allegato lo aggiunge alla Sua agenda.',
    },
    moved: {
      subject: 'Il Suo appuntamento da %s ha un nuovo orario',
      heading: 'Un nuovo orario',
      text: 'Il Suo appuntamento è stato spostato. Il file allegato sostituisce il precedente.',
    },
    cancelled: {
      subject: 'Il Suo appuntamento da %s è annullato',
      heading: 'Il Suo appuntamento è annullato',
      text: 'L’orario è di nuovo libero.',
    },
    reminder: {
      subject: 'A presto: il Suo appuntamento da %s',
      heading: 'A presto',
      text: 'La aspettiamo. Se non può venire, La preghiamo di farcelo sapere con un gesto.',
    },
    free: {
      subject: 'Si è liberato un orario per Lei',
      heading: 'Si è liberato un orario',
      text: 'Desiderava essere avvisato: c’è di nuovo un posto.',
    },
    book: 'Scegliere un orario',
    first: 'Il posto non è riservato: spetta a chi prenota per primo.',
    texts: {
      booked: 'Maison Aurèle: il Suo appuntamento da %s, %d, è prenotato. Modificare o annullare:',
      moved: 'Maison Aurèle: il Suo appuntamento da %s è ora %d. Modificare o annullare:',
      cancelled: 'Maison Aurèle: il Suo appuntamento da %s, %d, è annullato.',
      reminder: 'Maison Aurèle: La aspettiamo da %s, %d. Modificare o annullare:',
    },
  },
};
