/** The address of a face that was cut to the page's own letters; see `faces.css` and `vite/cut-faces.ts`. */
declare module '*.woff2?page' {
  const url: string;
  export default url;
}
