/** The history state of a navigation that only changes a choice on the page, such as a colour. */
export const CHOICE_STATE = 'choice';
