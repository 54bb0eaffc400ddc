/**
 * [R2.022] The country whose law (2020-105, article 13, by decree 2022-748) asks for a sheet of environmental qualities on
 * the page of every eligible product; elsewhere the sheet is found by search alone.
 */
export const AGEC_COUNTRY = 'FR';
