/** Where the scripts with a language's labels are, by `LabelPart`; made by `vite/compile-labels.ts`. */
declare module '*.json?parts' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
