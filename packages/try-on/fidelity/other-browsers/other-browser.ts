/** A tab of a browser that is not Chromium, with the functions that the engine's probe page needs. */
export type OtherBrowser = {
  /** Its name and version. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it if it is a promise, and returns it as JSON keeps it. */
  readonly ask: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** A browser that can be started, or why it cannot. */
export type Installed =
  | { readonly start: () => Promise<OtherBrowser> }
  | { readonly name: string; readonly absent: string };

/** The time limit of one evaluation. Software draws, and the first evaluation compiles the shaders. */
export const ANSWER_WITHIN_MS = 240_000;
