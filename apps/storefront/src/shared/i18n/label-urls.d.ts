/** Where the scripts with a language's labels are; made by `vite/compile-labels.ts`. */
declare module '*.json?parts' {
  const urls: Readonly<Record<import('./label-parts.ts').LabelPart, string>>;
  export default urls;
}
