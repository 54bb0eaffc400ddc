/** What the shopper could do so that the picture comes out better; the picture runs on as it is. */
export type TryOnHint =
  /** More light: the face, or where none is seen the whole picture, is so dark that its points may be wrong. */
  'too-dark';
