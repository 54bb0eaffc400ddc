/** A film's files, as the manifest has them. */
export type VideoMedia = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The same film in several formats, the preferred one first; `type` as in `<source type>`. */
  readonly files: readonly (StoredFile & { readonly type: string })[];
  readonly poster: StoredFile;
};
type StoredFile = {
  /** Below the folder of the pictures and models, `videos/au2001-tortoise-turn.webm`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
};
/** What is seen in a film between two moments. */
export interface VideoCaption {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Of the first of a chapter: its name. */
  readonly chapter?: string | undefined;
  readonly text: string;
}
