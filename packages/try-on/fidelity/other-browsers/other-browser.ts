/** A tab of a browser that is not Chromium, as far as the engine's probe page needs one. */
export type OtherBrowser = {
  /** Its name and version. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  /** Has the page work out an expression, which may be a promise, and answers what JSON keeps of it. */
  readonly ask: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** A browser that can be started, or why it cannot. */
export type Installed =
  | { readonly start: () => Promise<OtherBrowser> }
  | { readonly name: string; readonly absent: string };

/** How long one question may take: software draws, and the first one compiles the graphics. */
export const ANSWER_WITHIN_MS = 240_000;
