/** [R8.042] Where the form that asks for the age is posted to: `answer` is yes or no, `back` the page that asked. */
export const ageAnswerPath = (locale: string): string => `/api/${locale}/age-answer`;
