/** Where the house is written to; its mails come from there too, unless the operator names another sender. */
export const CLIENT_SERVICES_EMAIL = 'client.services@maison-aurele.example';
